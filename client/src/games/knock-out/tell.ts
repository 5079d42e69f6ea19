/**
 * The end of a round, event by event: what has been told so far, as a Sight to draw. When all is
 * told, the true Sight takes over: what stands here is for the eye alone.
 */

import type { KnockOutEndingKey } from '../../wire';
import type { Told } from '../../lib/told';
import { BLUE, FREE, LEVELS, LOAN, NOBODY, RED, SPACES, TITLES, boxerNumber, cornerOf, type Sight } from './facts';

export interface Stage {
  sight: Sight;
  /** The space whose bet is being settled, and those that have been. */
  settling: number;
  settled: readonly number[];
}

// By number, from 1 (src/sparring/games/knock_out/state.py).
const ENDINGS: readonly KnockOutEndingKey[] = ['ko-of-defender', 'points-to-challenger', 'ko-of-challenger', 'points-to-defender', 'points-level'];
const SETTLES = new Set(['paid', 'bank-paid', 'bonus-paid', 'own-bet']);

export const opening = (sight: Sight): Stage => ({ sight, settling: NOBODY, settled: [] });

/** Whose money an event changes, and by how much. A loan is cash and a debt at once. */
export function changes(told: Told): { seat: number; amount: number }[] {
  const seat = told.seat ?? NOBODY, amount = Number(told['amount'] ?? 0);
  switch (told.event) {
    case 'prize': case 'bank-paid': case 'cards-paid': case 'bonus-shared': return [{ seat, amount }];
    case 'bonus-paid': return [{ seat, amount: -amount }];
    case 'paid': return [{ seat, amount: -amount }, { seat: Number(told['to']), amount }];
    default: return [];
  }
}

/** The next space, red before blue and rising, whose bet is not settled yet. */
function nextSpace(stage: Stage): number {
  for (let space = 0; space < SPACES; space++) {
    if ((stage.sight.bet[space]?.kind ?? FREE) !== FREE && !stage.settled.includes(space)) return space;
  }
  return NOBODY;
}

/** The stage after one more event. */
export function after(stage: Stage, told: Told): Stage {
  const sight = structuredClone(stage.sight);
  const { fight, manager, boxer } = sight;
  const who = boxerNumber(told['boxer']);
  const own = manager[told.seat ?? NOBODY];
  for (const change of changes(told)) {
    const changed = manager[change.seat];
    if (changed) changed.cash += change.amount;
  }
  let { settling, settled } = stage;
  if (SETTLES.has(told.event)) {
    settling = nextSpace(stage);
    settled = [...settled, settling];
  }
  switch (told.event) {
    case 'revealed': reveal(sight, Number(told['red']), Number(told['blue'])); break;
    case 'reeled': {
      const corner = fight.corner[cornerOf(sight, told.seat ?? NOBODY)];
      if (corner) corner.back = corner.room - Number(told['left']);
      break;
    }
    case 'knocked-out': (boxer[who] ?? { out: 0 }).out = 1; break;
    case 'fight-won': {
      fight.ending = ENDINGS.indexOf(told['ending'] as KnockOutEndingKey) + 1;
      sight.trophy = who;
      sight.steak = fight.corner.find((c) => c.boxer !== who)?.boxer ?? NOBODY;
      for (const corner of fight.corner) corner.trained = 0;
      sight.hand.training = sight.hand.training.map(() => 0);
      break;
    }
    case 'rose': case 'fell': (boxer[who] ?? { level: 0 }).level = LEVELS.indexOf(told['level'] as (typeof LEVELS)[number]); break;
    case 'crowned': (boxer[who] ?? { title: 0 }).title = TITLES.indexOf(told['title'] as (typeof TITLES)[number]); break;
    case 'dethroned': (boxer[who] ?? { title: 0 }).title = 0; break;
    case 'bonus-paid': sight.bonus += Number(told['amount']); break;
    case 'bonus-shared': sight.bonus -= Number(told['amount']); break;
    case 'bonus-rest': sight.bonus = 0; break;
    case 'iou':
      if (own) [own.cash, own.ious] = [own.cash + LOAN, Number(told['count'])];
      break;
    case 'repaid':
      if (own) [own.cash, own.ious] = [own.cash - Number(told['amount']), 0];
      break;
    case 'returned': Object.assign(boxer[who] ?? {}, { out: 0, level: 0 }); break;
    case 'table': case 'unable': sight.turn = Number(told['to']); break;
    case 'season':
      sight.season = Number(told['season']);
      sight.fights = 0;
      sight.trophy = sight.steak = NOBODY;
      break;
  }
  if (told.event === 'table' || told.event === 'season-over') {
    settling = NOBODY;
    settled = [];
    sight.bet = sight.bet.map(() => ({ kind: FREE, offered_by: NOBODY, accepted_by: NOBODY }));
  }
  return { sight, settling: SETTLES.has(told.event) ? settling : NOBODY, settled };
}

/** Both sealed cards are opened, and leave the game. */
function reveal(sight: Sight, red: number, blue: number): void {
  const { fight, manager, hand } = sight;
  for (const [c, value] of [[RED, red], [BLUE, blue]] as const) {
    const corner = fight.corner[c];
    if (!corner) continue;
    fight.shown[2 * fight.rounds + c] = value;
    corner.sealed = 0;
    corner.trained -= 1;
    const own = manager[corner.seat];
    if (own) {
      own.cards -= 1;
      own.revealed[value] = (own.revealed[value] ?? 0) + 1;
    }
    if (corner.seat === sight.seat) {
      hand.training[value] = (hand.training[value] ?? 1) - 1;
      hand.card = 0;
    }
  }
  fight.rounds += 1;
}

/** How long an event is on stage, in milliseconds. */
const PACE: Record<string, number> = {
  revealed: 1500, reeled: 900, stood: 900, bell: 350, 'knocked-out': 1700, 'fight-won': 1300, prize: 750, rose: 500, fell: 500,
  crowned: 1000, dethroned: 800, paid: 950, 'bank-paid': 950, 'bonus-paid': 950, 'own-bet': 800, iou: 900, table: 400, unable: 500,
  'season-over': 1800, 'cards-paid': 600, returned: 600, season: 900, 'bonus-shared': 1000, 'bonus-rest': 600, repaid: 700, fortune: 350,
};
export const paceOf = (told: Told) => PACE[told.event] ?? 0;

/** How far a game has got: to notice when it is wound back. */
export function progress(sight: Sight): number {
  const within = sight.phase === 5 ? 90 : sight.phase === 4 ? 60 + sight.fight.rounds : sight.phase === 3 ? 20 + sight.placed : sight.phase === 2 ? 10 : 0;
  return sight.season * 10_000 + (sight.fights * 2 + (sight.phase === 1 ? 1 : 0)) * 100 + within;
}
