/**
 * A boxer's body in named poses: where hips, neck, head, wrists and ankles are. Knees and elbows
 * follow from the lengths of the limbs. Facing right, the floor at y = 0, about 125 units tall.
 * Nothing here knows of rules or of SVG.
 */

export type Pt = readonly [number, number];
export type Style = 'puncher' | 'battant' | 'scientifique';
export const STYLES: readonly Style[] = ['puncher', 'battant', 'scientifique'];

export type PoseName =
  | 'guard' | 'jab' | 'straight' | 'hook' | 'uppercut' | 'body'
  | 'dodge' | 'block' | 'clinch' | 'plead' | 'slide' | 'step' | 'hit' | 'down' | 'out' | 'victory';

export interface Pose {
  hip: Pt; neck: Pt; head: Pt;
  /** Wrists; the arm in front is the lead. */
  lead: Pt; rear: Pt;
  /** Ankles. */
  front: Pt; back: Pt;
  /** Degrees: of the head, of each foot off its heel. */
  tilt: number; frontHeel: number; backHeel: number;
  /** How far the elbow leaves the line from shoulder to wrist: 1 down, -1 up, 0 towards the viewer. */
  leadBend: number; rearBend: number;
  /** 0: lead shoulder in front; 1: the rear shoulder has come round. */
  twist: number;
}

const UPPER = 20.5, FORE = 19.5, THIGH = 29.5, SHIN = 28.5;

type Change = Partial<Pose>;
const by = (a: Pt, x: number, y: number): Pt => [a[0] + x, a[1] + y];

// --- How each style stands: planted and cocked; crouched behind the gloves; tall, on the toes. ---

const GUARDS: Readonly<Record<Style, Pose>> = {
  puncher: {
    hip: [-3, -53], neck: [2, -90], head: [8, -104], tilt: 5, lead: [31, -82], rear: [-4, -81], front: [21, -5], back: [-27, -5],
    frontHeel: 0, backHeel: 8, leadBend: 1, rearBend: 1, twist: 0,
  },
  battant: {
    hip: [-8, -45], neck: [9, -76], head: [18, -87], tilt: 12, lead: [33, -84], rear: [22, -79], front: [22, -5], back: [-25, -5],
    frontHeel: 0, backHeel: 32, leadBend: 1, rearBend: 1, twist: 0.25,
  },
  scientifique: {
    hip: [-4, -59], neck: [-5, -97], head: [-4, -112], tilt: -4, lead: [29, -74], rear: [9, -95], front: [13, -7], back: [-18, -7],
    frontHeel: 16, backHeel: 34, leadBend: 1, rearBend: 1, twist: 0,
  },
};

/** The body moved as a whole, hands with it. */
function shifted(pose: Pose, x: number, y: number, hip = 0.5): Pose {
  return { ...pose, hip: by(pose.hip, x * hip, y * hip), neck: by(pose.neck, x, y), head: by(pose.head, x, y), lead: by(pose.lead, x, y), rear: by(pose.rear, x, y) };
}

function posesOf(style: Style): Readonly<Record<PoseName, Pose>> {
  const guard = GUARDS[style];
  const tall = style === 'scientifique', low = style === 'battant';
  const lunge = shifted(guard, tall ? 14 : 10, low ? -4 : 3);
  const chin: Pt = by(lunge.neck, 12, -2);
  const crouch = shifted(guard, 13, low ? 6 : tall ? 24 : 17, 0.66);
  const make = (base: Pose, change: Change): Pose => ({ ...base, ...change });
  return {
    guard,
    step: make(shifted(guard, 3, 2), { front: by(guard.front, 3, -7), back: by(guard.back, 6, -2), backHeel: 30 }),
    jab: make(lunge, { lead: by(lunge.neck, 45, tall ? 0 : 2), rear: chin, leadBend: 0.4, front: by(guard.front, 7, 0), frontHeel: 0, backHeel: 36, twist: 0 }),
    straight: make(shifted(lunge, 6, 2), { rear: by(lunge.neck, 50, 3), lead: by(lunge.neck, 9, 2), rearBend: 0.35, twist: 1, front: by(guard.front, 8, 0), frontHeel: 0, backHeel: 46 }),
    hook: make(shifted(lunge, 3, 2), { lead: by(lunge.neck, 32, -5), leadBend: -0.75, rear: chin, twist: 0.15, front: by(guard.front, 8, 0), frontHeel: 14, backHeel: 22 }),
    uppercut: make(shifted(lunge, 7, -2), { rear: by(lunge.neck, 32, -20), rearBend: 1, lead: by(lunge.neck, 11, 4), twist: 1, front: by(guard.front, 8, 0), frontHeel: 8, backHeel: 52, tilt: -8 }),
    body: make(crouch, { rear: by(crouch.neck, 47, 17), rearBend: 0.5, lead: by(crouch.neck, 13, -3), twist: 1, front: by(guard.front, 10, 0), frontHeel: 0, backHeel: 40 }),
    dodge: tall
      ? make(shifted(guard, -15, 5, 0.35), { lead: by(guard.lead, -14, 6), back: by(guard.back, -5, 2), tilt: -14, backHeel: 6 })
      : make(shifted(guard, low ? -6 : -9, low ? 13 : 22, 0.7), { twist: 0.5, tilt: 20, backHeel: 14 }),
    slide: make(shifted(guard, -8, 2, 0.9), { front: by(guard.front, -4, -8), back: by(guard.back, -10, 0), lead: by(guard.lead, -6, 4), frontHeel: 20 }),
    block: make(shifted(guard, -3, low ? -1 : 4), { lead: by(guard.neck, 15, -13), rear: by(guard.neck, 8, -15), leadBend: 1, rearBend: 1, twist: 0.3, tilt: 10 }),
    clinch: make(shifted(guard, 13, 3, 0.8), { lead: by(guard.neck, 44, 13), rear: by(guard.neck, 42, 20), leadBend: 0.7, rearBend: 0.8, twist: 0.6, front: by(guard.front, 10, 0), tilt: 8 }),
    plead: make(shifted(guard, 1, 8, 0.6), { lead: by(guard.hip, 15, -6), rear: by(guard.hip, 9, -2), leadBend: 1, rearBend: 1, tilt: -20 }),
    hit: make(shifted(guard, -13, 1, 0.4), { head: by(guard.head, -20, 2), tilt: -24, lead: by(guard.lead, -11, 14), rear: by(guard.rear, -6, 14), back: by(guard.back, -7, 0), frontHeel: -14, backHeel: 0, twist: 0 }),
    down: {
      hip: [-8, -13], neck: [-30, -39], head: [-34, -53], tilt: -10, lead: [-2, -24], rear: [-48, -6], front: [42, -6], back: [24, -5],
      frontHeel: -40, backHeel: 0, leadBend: 0.6, rearBend: 0.5, twist: 0,
    },
    out: {
      hip: [-4, -10], neck: [-39, -12], head: [-53, -11], tilt: -78, lead: [-62, -5], rear: [-22, -4], front: [51, -6], back: [47, -7],
      frontHeel: -62, backHeel: -74, leadBend: -0.5, rearBend: 0.4, twist: 0,
    },
    victory: make(guard, { hip: [0, -59], neck: [0, -97], head: [1, -112], tilt: -7, lead: [25, -131], rear: [-27, -129], leadBend: 0.8, rearBend: -0.8, front: [12, -5], back: [-14, -5], frontHeel: 0, backHeel: 0, twist: 0.4 }),
  };
}

export const POSES: Readonly<Record<Style, Readonly<Record<PoseName, Pose>>>> = {
  puncher: posesOf('puncher'), battant: posesOf('battant'), scientifique: posesOf('scientifique'),
};

const POINTS = ['hip', 'neck', 'head', 'lead', 'rear', 'front', 'back'] as const;
const TURNS = ['tilt', 'frontHeel', 'backHeel', 'leadBend', 'rearBend', 'twist'] as const;

/** Between two poses; t beyond 1 overshoots, as a tired arm does. */
export function between(a: Pose, b: Pose, t: number): Pose {
  const mixed = { ...b };
  for (const name of POINTS) mixed[name] = [a[name][0] + (b[name][0] - a[name][0]) * t, a[name][1] + (b[name][1] - a[name][1]) * t];
  for (const name of TURNS) mixed[name] = a[name] + (b[name] - a[name]) * t;
  return mixed;
}

/** A pose with its joints: where shoulders, elbows and knees come to be. */
export interface Body extends Pose {
  leadShoulder: Pt; rearShoulder: Pt; leadElbow: Pt; rearElbow: Pt; frontKnee: Pt; backKnee: Pt;
}

/** The joint of a limb of two bones, and its end, which no bone can outreach. */
function joint(from: Pt, to: Pt, upper: number, lower: number, bend: number): { mid: Pt; end: Pt } {
  const dx = to[0] - from[0], dy = to[1] - from[1], long = Math.hypot(dx, dy) || 1;
  const reach = Math.min(long, (upper + lower) * 0.995);
  const ux = dx / long, uy = dy / long;
  const along = (upper * upper - lower * lower + reach * reach) / (2 * reach);
  const out = Math.sqrt(Math.max(0, upper * upper - along * along)) * bend;
  // Turned clockwise by a quarter: below a limb that points forward.
  return { mid: [from[0] + ux * along - uy * out, from[1] + uy * along + ux * out], end: [from[0] + ux * reach, from[1] + uy * reach] };
}

export function body(pose: Pose, broad = 1): Body {
  const { neck, twist } = pose, lean = Math.atan2(pose.neck[0] - pose.hip[0], pose.hip[1] - pose.neck[1]);
  const cos = Math.cos(lean), sin = Math.sin(lean);
  const shoulder = (x: number, y: number): Pt => [neck[0] + x * cos - y * sin, neck[1] + x * sin + y * cos];
  const leadShoulder = shoulder((8 - 13 * twist) * broad, 8), rearShoulder = shoulder((-9 + 15 * twist) * broad, 8.5);
  const lead = joint(leadShoulder, pose.lead, UPPER, FORE, pose.leadBend), rear = joint(rearShoulder, pose.rear, UPPER, FORE, pose.rearBend);
  const front = joint([pose.hip[0] + 3, pose.hip[1] + 2], pose.front, THIGH, SHIN, -1), back = joint([pose.hip[0] - 3, pose.hip[1] + 2], pose.back, THIGH, SHIN, -1);
  return {
    ...pose, leadShoulder, rearShoulder, lead: lead.end, rear: rear.end, leadElbow: lead.mid, rearElbow: rear.mid,
    front: front.end, back: back.end, frontKnee: front.mid, backKnee: back.mid,
  };
}
