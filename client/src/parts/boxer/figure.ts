/** The outlines of a body, as SVG paths: limbs that swell and taper, a chest, trunks. */

import type { Body, Pt } from './pose';

const p = ([x, y]: Pt) => `${x.toFixed(1)} ${y.toFixed(1)}`;
const mid = (a: Pt, b: Pt, t = 0.5): Pt => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
export const angle = (a: Pt, b: Pt) => (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;

function across(a: Pt, b: Pt): Pt {
  const long = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  return [-(b[1] - a[1]) / long, (b[0] - a[0]) / long];
}
const off = (a: Pt, n: Pt, w: number): Pt => [a[0] + n[0] * w, a[1] + n[1] * w];

/** A limb's segment, half as wide as given at its start, its belly and its end. */
export function segment(a: Pt, b: Pt, start: number, belly: number, end: number): string {
  const n = across(a, b), at = mid(a, b, 0.42), bulge = 2 * belly - (start + end) / 2;
  return `M${p(off(a, n, start))}Q${p(off(at, n, bulge))} ${p(off(b, n, end))}A${end} ${end} 0 0 0 ${p(off(b, n, -end))}Q${p(off(at, n, -bulge))} ${p(off(a, n, -start))}A${start} ${start} 0 0 0 ${p(off(a, n, start))}Z`;
}

/** The side of a segment that the lamp does not reach: behind and below. */
export function shadow(a: Pt, b: Pt, start: number, belly: number, end: number): string {
  const n = across(a, b), side = n[0] * -0.6 + n[1] * 0.8 > 0 ? 1 : -1;
  const at = mid(a, b, 0.42), bulge = (2 * belly - (start + end) / 2) * side;
  return `M${p(off(a, n, start * 0.1 * side))}L${p(off(b, n, end * 0.1 * side))}L${p(off(b, n, end * side))}Q${p(off(at, n, bulge))} ${p(off(a, n, start * side))}Z`;
}

/** Shoulders, ribs, waist; `broad` is how heavy the boxer is. */
export function chest(b: Body, broad: number): string {
  const { neck, hip, leadShoulder: l, rearShoulder: r } = b;
  const front = l[0] >= r[0] ? l : r, rear = l[0] >= r[0] ? r : l;
  const n = across(neck, hip), waist = 8.8 * broad;
  const ribs = mid(neck, hip, 0.55);
  return `M${p(off(neck, n, 3))}Q${p(off(mid(neck, rear, 0.6), [0, -1], 2))} ${p([rear[0] - 3.4, rear[1] - 1.5])}Q${p([rear[0] - 6, rear[1] + 6])} ${p(off(ribs, n, 12.5 * broad))}Q${p(off(mid(ribs, hip), n, 9 * broad))} ${p(off(hip, n, waist))}L${p(off(hip, n, -waist))}Q${p(off(mid(ribs, hip), n, -9.6 * broad))} ${p(off(ribs, n, -12.5 * broad))}Q${p([front[0] + 6, front[1] + 6])} ${p([front[0] + 3, front[1] - 2])}Q${p(off(mid(neck, front, 0.6), [0, -1], 2.4))} ${p(off(neck, n, -3))}Z`;
}

/** The shaded back half of the chest, and the lines of its muscles. */
export function relief(b: Body, broad: number): { shade: string; lines: string } {
  const { neck, hip } = b, n = across(neck, hip), at = (t: number, w: number) => p(off(mid(neck, hip, t), n, w * broad));
  return {
    shade: `M${at(0.16, 13)}Q${at(0.5, 15)} ${at(0.6, 12)}Q${at(0.8, 9)} ${at(1, 8.8)}L${at(1, 2)}Q${at(0.7, 6)} ${at(0.5, 4.5)}Q${at(0.3, 8)} ${at(0.16, 5)}Z`,
    lines: `M${at(0.4, 9.5)}Q${at(0.5, 4)} ${at(0.38, -0.6)}Q${at(0.5, -6)} ${at(0.4, -10.5)}M${at(0.4, -0.6)}L${at(0.86, -1.2)}M${at(0.58, 4)}Q${at(0.6, -1)} ${at(0.58, -6)}M${at(0.74, 4)}Q${at(0.76, -1)} ${at(0.74, -6)}`,
  };
}

/** Trunks: a band at the waist and a wide leg over each thigh. */
export function trunks(b: Body, broad: number): { cloth: string; fold: string; stripe: string; band: string; badge: Pt } {
  const { hip, neck, frontKnee, backKnee } = b, n = across(neck, hip);
  const top = mid(hip, neck, 0.14), waist = 9.6 * broad, l = off(top, n, waist), r = off(top, n, -waist);
  const leg = (knee: Pt, x: number): [Pt, Pt, Pt] => {
    const from: Pt = [hip[0] + x, hip[1] + 2], hem = mid(from, knee, 0.74), w = across(from, knee);
    return [off(hem, w, 9.6 * broad), off(hem, w, -9.6 * broad), hem];
  };
  const [fa, fb] = leg(frontKnee, 3), [ba, bb] = leg(backKnee, -3), seat: Pt = off(hip, n, waist + 1.6), lap: Pt = off(hip, n, -waist - 1.4);
  const crotch: Pt = [hip[0] + (frontKnee[0] + backKnee[0] - 2 * hip[0]) * 0.12, hip[1] + 9];
  const cloth = `M${p(l)}Q${p(seat)} ${p(ba)}L${p(bb)}L${p(crotch)}L${p(fa)}L${p(fb)}Q${p(lap)} ${p(r)}Z`;
  return {
    cloth, fold: `M${p(l)}Q${p(seat)} ${p(ba)}L${p(bb)}L${p(crotch)}Q${p(mid(hip, crotch))} ${p(off(top, n, waist * 0.4))}Z`,
    stripe: `M${p(off(r, n, 2.6))}Q${p(off(lap, n, 3))} ${p(mid(fb, fa, 0.16))}`,
    band: `M${p(off(l, n, 0.6))}L${p(off(r, n, -0.6))}`,
    badge: mid(mid(fb, fa, 0.45), mid(top, hip), 0.36),
  };
}
