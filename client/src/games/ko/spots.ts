/** Where things are in the ring, seen from above one side: its quarters, and who stands where. */

export type Spot = readonly [x: number, y: number, scale: number];

export const W = 1000, H = 540;
/** Rows: y, and half the ring's width there: the far edge, the middle, the near edge. */
export const ROWS = [[262, 296], [350, 362], [478, 454]] as const;

/** Which row a quarter is in, and whether it is left or right: blue, yellow behind; green, red in front. */
export const place = (quarter: number): { row: 0 | 1; side: -1 | 1 } => ({ row: quarter < 2 ? 0 : 1, side: quarter === 0 || quarter === 3 ? -1 : 1 });

export function outline(quarter: number): string {
  const { row, side } = place(quarter);
  const [top, far] = ROWS[row], [bottom, near] = ROWS[row + 1] as readonly [number, number];
  return `M500 ${top}h${side * far}L${500 + side * near} ${bottom}H500Z`;
}

/** The middle of a quarter's floor. */
export function centre(quarter: number): readonly [number, number] {
  const { row, side } = place(quarter);
  const [top, far] = ROWS[row], [bottom, near] = ROWS[row + 1] as readonly [number, number];
  return [500 + (side * (far + near)) / 4, top + (bottom - top) * 0.5];
}

const SCALES = [1.62, 1.94];

/** Whether this boxer looks to the left: towards the other; where neither is further left, seat 1. */
export function looksLeft(quarters: readonly number[], seat: number): boolean {
  const mine = place(quarters[seat] ?? 0).side, other = place(quarters[1 - seat] ?? 0).side;
  return mine === other ? seat === 1 : mine > other;
}

/** Where a boxer's feet are; two in one quarter stand face to face. */
export function spot(quarters: readonly number[], seat: number): Spot {
  const quarter = quarters[seat] ?? 0, { row } = place(quarter);
  const [x] = centre(quarter), [top] = ROWS[row], [bottom] = ROWS[row + 1] as readonly [number, number];
  const apart = quarters[0] === quarters[1] ? (looksLeft(quarters, seat) ? 92 : -92) : 0;
  return [x + apart * (row ? 1.08 : 0.94), top + (bottom - top) * 0.7, SCALES[row] ?? 1];
}
