/** Outlines of a body, from its joints: bones that taper, a trunk, a shoe. Nothing here knows of poses by name. */

import type { Pt } from './pose';

const round = (n: number) => Math.round(n * 100) / 100;
const at = (p: Pt, d: Pt, by: number) => `${round(p[0] + d[0] * by)} ${round(p[1] + d[1] * by)}`;

/** A bone from a to b, as thick at its ends as said, and round there. */
export function bone(a: Pt, b: Pt, thick: number, thin: number): string {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const across: Pt = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
  return `M${at(a, across, thick)}L${at(b, across, thin)}A${thin} ${thin} 0 0 0 ${at(b, across, -thin)}L${at(a, across, -thick)}A${thick} ${thick} 0 0 0 ${at(a, across, thick)}Z`;
}

/** Two bones that meet in a joint. */
export const limb = (a: Pt, joint: Pt, b: Pt, [thick, middle, thin]: readonly [number, number, number]) => bone(a, joint, thick, middle) + bone(joint, b, middle, thin);

/** From the neck to the hips, with a waist. */
export function trunk(neck: Pt, hip: Pt): string {
  const way: Pt = [hip[0] - neck[0], hip[1] - neck[1]], length = Math.hypot(...way) || 1;
  const down: Pt = [way[0] / length, way[1] / length], across: Pt = [-down[1], down[0]];
  const point = (along: number, aside: number) => `${round(neck[0] + down[0] * along - across[0] * aside)} ${round(neck[1] + down[1] * along - across[1] * aside)}`;
  return `M${point(-1, -5)}C${point(1, -11)} ${point(5, -13)} ${point(12, -12.5)}S${point(length * 0.7, -9)} ${point(length + 2, -9.5)}Q${point(length + 7, 0)} ${point(length + 1, 9.5)}C${point(length * 0.7, 9)} ${point(length * 0.55, 11)} ${point(10, 11.5)}S${point(2, 10)} ${point(-1, 5)}Z`;
}

export const shoe = ([x, y]: Pt, long: number) => `M${x - 5} ${y - 7}Q${x - 7.5} ${y - 1} ${x - 6} ${y + 1}H${x + long}Q${x + long + 1} ${y - 3} ${x + long - 4} ${y - 4}L${x + 4.5} ${y - 7.5}Z`;

/** A point on the way from a to b. */
export const on = (a: Pt, b: Pt, t: number): Pt => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
