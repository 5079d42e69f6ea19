/**
 * What a chain says as it lies on the table, and what an answer would come to: words for a person
 * who is about to choose. It decides nothing. The server judges; a test holds this page to its rules.
 */

import { kindOf, markOf, valueOf } from './deck';
import type { Move } from './moves';

export const KNOCK_DOWN = 9, LOW_BLOW = 2;

/** The upper card over the one beneath it, where their marks make a word: K.O. or K.D. */
export interface Pair { says: 'ko' | 'kd'; lower: number; upper: number }

export function pairOf(chain: readonly number[], style: number): Pair | null {
  const lower = chain.at(-2), upper = chain.at(-1);
  if (lower === undefined || upper === undefined || markOf(lower, style) !== 'K') return null;
  const mark = markOf(upper, style);
  return mark === 'O' ? { says: 'ko', lower, upper } : mark === 'D' ? { says: 'kd', lower, upper } : null;
}

/** A, B and C on top of each other: the corner throws in the sponge. */
export const isSponge = (chain: readonly number[]) => chain.slice(-3).map((kind) => kindOf(kind).face).join('') === 'ABC';

export const worth = (chain: readonly number[], style: number) => chain.reduce((sum, kind) => sum + valueOf(kind, style), 0);

/** What comes of an attack: an end of the match, a knock-down, or points; and what the answer adds. */
export interface Outcome {
  end: 'ko' | 'sponge' | 'kd' | 'points';
  /** To the attacker. */
  points: number;
  /** The last card counts nothing. */
  covered: boolean;
  /** The attacker is warned, and must move. */
  warned: boolean;
  /** What is pending against the attacker then. */
  reply: readonly number[];
}

export function outcome(chain: readonly number[], style: number, move: Pick<Move, 'verb' | 'cards'>): Outcome {
  const first = move.cards[0], role = first === undefined ? '' : kindOf(first).face;
  const covered = ['cover', 'step', 'follow'].includes(move.verb);
  const reply = move.verb === 'hit' || move.verb === 'follow' ? move.cards : [];
  const colours = move.verb === 'hit' || (move.verb === 'follow' && kindOf(move.cards.at(-1) as number).face !== 'contre');
  const stopped = move.verb === 'cover' && role !== 'dodge';
  const pair = covered ? null : pairOf(chain, style);
  const plain = { covered, warned: role === 'low-blow' && stopped, reply };
  if (pair?.says === 'ko') return { ...plain, end: 'ko', points: 0 };
  if (isSponge(chain) && !stopped && !colours) return { ...plain, end: 'sponge', points: 0 };
  if (pair) return { ...plain, end: 'kd', points: KNOCK_DOWN + worth(chain.slice(0, -2), style), reply: [] };
  const bonus = !stopped ? 0 : role === 'obstruction' ? 1 : role === 'low-blow' ? -LOW_BLOW : 0;
  return { ...plain, end: 'points', points: worth(covered ? chain.slice(0, -1) : chain, style) + bonus };
}
