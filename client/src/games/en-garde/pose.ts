/** A fencer's joints in named poses, facing right, feet on y = 0, a little over a hundred units tall. */

export type Pt = readonly [number, number];
export type Joint = 'hip' | 'neck' | 'head' | 'frontKnee' | 'frontFoot' | 'backKnee' | 'backFoot' | 'elbow' | 'hand' | 'tip' | 'backElbow' | 'backHand';
export type Pose = Readonly<Record<Joint, Pt>>;
export type PoseName = 'guard' | 'step' | 'lunge' | 'parry' | 'back' | 'hit' | 'salute';

const guard: Pose = {
  hip: [-4, -47], neck: [-1, -81], head: [2, -93], frontKnee: [19, -28], frontFoot: [20, 0], backKnee: [-22, -25], backFoot: [-30, 0],
  elbow: [14, -66], hand: [31, -71], tip: [88, -79], backElbow: [-21, -87], backHand: [-19, -106],
};
const variant = (changes: Partial<Pose>): Pose => ({ ...guard, ...changes });

export const POSES: Readonly<Record<PoseName, Pose>> = {
  guard,
  step: variant({ hip: [1, -46], neck: [5, -80], head: [9, -92], frontKnee: [27, -30], frontFoot: [33, -4], backKnee: [-16, -24], elbow: [20, -66], hand: [37, -71], tip: [94, -77] }),
  back: variant({ hip: [-9, -46], neck: [-9, -80], head: [-7, -92], frontKnee: [13, -26], backKnee: [-28, -25], backFoot: [-40, -3], elbow: [8, -66], hand: [25, -73], tip: [80, -90] }),
  lunge: variant({
    hip: [12, -33], neck: [26, -64], head: [33, -74], frontKnee: [47, -31], frontFoot: [49, 0], backKnee: [-14, -17], backFoot: [-45, 0],
    elbow: [44, -67], hand: [63, -70], tip: [121, -73], backElbow: [4, -55], backHand: [-17, -45],
  }),
  parry: variant({ neck: [-4, -81], head: [-2, -93], elbow: [11, -71], hand: [23, -86], tip: [76, -66], backElbow: [-23, -80], backHand: [-25, -100] }),
  hit: variant({
    hip: [-11, -46], neck: [-19, -78], head: [-21, -90], frontKnee: [12, -25], backKnee: [-30, -26], backFoot: [-38, 0],
    elbow: [0, -62], hand: [11, -47], tip: [48, -6], backElbow: [-34, -68], backHand: [-44, -54],
  }),
  salute: variant({ hip: [-2, -51], neck: [0, -87], head: [2, -99], frontKnee: [8, -26], frontFoot: [11, 0], backKnee: [-7, -26], backFoot: [-11, 0], elbow: [15, -73], hand: [15, -91], tip: [17, -149], backElbow: [-11, -68], backHand: [-13, -49] }),
};

/** Close to the other there is no room for a straight arm: blades stand, thrusts come from above. */
const CLOSE: Readonly<Partial<Record<PoseName, Pose>>> = {
  guard: variant({ hip: [-7, -46], neck: [-6, -80], head: [-3, -92], frontKnee: [13, -27], frontFoot: [12, 0], elbow: [6, -64], hand: [19, -72], tip: [41, -125] }),
  lunge: variant({
    hip: [0, -43], neck: [3, -76], head: [5, -88], frontKnee: [20, -28], frontFoot: [18, 0], backFoot: [-36, 0], backKnee: [-20, -23],
    elbow: [20, -74], hand: [29, -94], tip: [54, -43], backElbow: [-13, -66], backHand: [-27, -54],
  }),
  parry: variant({ hip: [-10, -46], neck: [-12, -79], head: [-11, -91], frontKnee: [11, -27], frontFoot: [12, 0], elbow: [4, -66], hand: [22, -66], tip: [24, -123], backElbow: [-31, -76], backHand: [-35, -94] }),
};

const JOINTS = Object.keys(guard) as Joint[];

/** A pose as it is taken so many spaces from the other. */
export function posed(name: PoseName, gap: number): Pose {
  const close = CLOSE[name], far = POSES[name];
  return close && gap < 6.2 ? between(close, far, Math.max(0, (gap - 2.6) / 3.6)) : far;
}

/** Between two poses; t beyond 1 overshoots, as a tired arm does. */
export function between(a: Pose, b: Pose, t: number): Pose {
  const mixed = {} as Record<Joint, Pt>;
  for (const joint of JOINTS) mixed[joint] = [a[joint][0] + (b[joint][0] - a[joint][0]) * t, a[joint][1] + (b[joint][1] - a[joint][1]) * t];
  return mixed;
}
