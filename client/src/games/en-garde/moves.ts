/**
 * What the notation of En Garde says, for buttons: which card a move is made with, how, and by which
 * clause of the rulebook. Whether a move is legal is never decided here: the server lists those.
 */

import type { EnGardeSight } from '../../wire';

export type Verb = 'advance' | 'retreat' | 'attack' | 'lunge' | 'parry' | 'mixed' | 'stand';

export interface Move {
  token: string;
  verb: Verb;
  /** The card moved with; for an attack, nothing. */
  step?: number;
  cards?: number;
  mixed?: string;
}

export const ANSWER = 4, LAST = 5, VALUES: readonly number[] = [1, 2, 3, 4, 5];
const BASIC = 0, ADVANCED = 2, SPACES = 23;

export function read(token: string): Move {
  const lunge = /^\+(\d)x(\d)$/.exec(token);
  if (lunge) return { token, verb: 'lunge', step: Number(lunge[1]), cards: Number(lunge[2]) };
  const rest = token.slice(1);
  switch (token[0]) {
    case '+': return { token, verb: 'advance', step: Number(rest) };
    case '-': return { token, verb: 'retreat', step: Number(rest) };
    case 'x': return { token, verb: 'attack', cards: Number(rest) };
    case '/': return rest ? { token, verb: 'mixed', mixed: [...rest].join(' + ') } : { token, verb: 'parry' };
    default: return { token, verb: 'stand' };
  }
}

export const gapOf = (sight: EnGardeSight) => SPACES - 1 - (sight.ground[0] ?? 0) - (sight.ground[1] ?? 0);

/** Whether a move is made with a card of this value: its step, or the value it strikes or parries with. */
export function uses(move: Move, value: number, sight: EnGardeSight): boolean {
  if (move.step === value) return true;
  if (move.verb === 'attack') return gapOf(sight) === value;
  if (move.verb === 'parry') return sight.blow === value;
  return move.verb === 'mixed' && !!move.mixed?.includes(String(value));
}

/** The clause that allows a move. */
export function clauseOf(move: Move, sight: EnGardeSight): string {
  const answering = sight.phase === ANSWER;
  if (move.verb === 'lunge') return '4.1';
  if (move.verb === 'attack') return sight.phase === LAST ? '2.5' : sight.settings.rules === BASIC ? '2.3' : '3.1';
  if (move.verb === 'parry' || move.verb === 'mixed') return '3.3';
  if (move.verb === 'stand') return sight.phase === LAST ? '2.5' : !answering ? '2.4' : sight.lunged ? '4.4' : '3.3';
  return answering ? (sight.left ? '4.2' : '4.5') : '2.1';
}

/** A move that one might look for and that is not there: which sentence says why, by which clause. */
export interface Barred { verb: Verb; why: string; clause: string }

/** Why not: for a chosen card, or for an attack that has to be answered. */
export function barred(sight: EnGardeSight, moves: readonly Move[], value: number | null): Barred[] {
  const has = (verb: Verb, step?: number) => moves.some((move) => move.verb === verb && (step === undefined || move.step === step));
  const gap = gapOf(sight), found: Barred[] = [];
  const say = (there: boolean, verb: Verb, why: string, clause: string) => void (there || found.push({ verb, why, clause }));
  if (sight.phase === ANSWER) {
    say(has('parry') || has('mixed'), 'parry', 'parry', '3.3');
    if (!sight.lunged) found.push({ verb: 'retreat', why: 'plain', clause: sight.settings.rules === ADVANCED ? '4.3' : '3.3' });
    return found;
  }
  if (value === null) return found;
  if (sight.phase === LAST) {
    found.push({ verb: 'advance', why: 'last', clause: '2.5' }, { verb: 'retreat', why: 'last', clause: '2.5' });
  } else {
    say(has('advance', value), 'advance', 'advance', '2.1');
    say(has('retreat', value), 'retreat', 'retreat', '2.1');
  }
  say(has('attack') && gap === value, 'attack', 'attack', '2.3');
  if (sight.settings.rules === ADVANCED) say(has('lunge', value), 'lunge', gap - value < 1 || gap - value > 5 ? 'lunge-far' : 'lunge-card', '4.1');
  return found;
}

/** Where moves lead on the piste, and whom they strike. */
export function aimsOf(moves: readonly Move[], sight: EnGardeSight, seat: number): { space: number; kind: 'step' | 'strike' }[] {
  const own = seat === 1 ? SPACES - (sight.ground[1] ?? 0) : 1 + (sight.ground[0] ?? 0), ahead = seat === 1 ? -1 : 1;
  const other = own + ahead * gapOf(sight);
  const steps = new Set(moves.flatMap((m) => (m.step === undefined ? [] : [own + ahead * (m.verb === 'retreat' ? -m.step : m.step)])));
  const strikes = moves.some((m) => m.verb === 'attack' || m.verb === 'lunge');
  return [...[...steps].map((space) => ({ space, kind: 'step' as const })), ...(strikes ? [{ space: other, kind: 'strike' as const }] : [])];
}
