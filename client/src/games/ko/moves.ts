/**
 * What the notation of K.O. says, and how a selection of cards in the hand becomes a move.
 *
 * Whether a move may be made is not asked here: only moves the server calls legal are ever read.
 */

import { cardNames, faces, kindOf, quarterOf } from './deck';

export type Verb = 'move' | 'hit' | 'cover' | 'step' | 'follow' | 'throw' | 'last';

export interface Move {
  token: string;
  verb: Verb;
  /** The kinds of the cards it takes, in the order they are laid. `--` takes whichever is left. */
  cards: readonly number[];
  /** Where it leads. */
  quarter?: number;
}

const FACE = /[A-Z]\d?/g;

/** The kinds of `bA1B2`, or of a white `D` or `X`. */
function kinds(text: string): number[] {
  const white = cardNames.indexOf(text);
  if (white >= 0) return [white];
  return (text.slice(1).match(FACE) ?? []).map((face) => cardNames.indexOf(text.charAt(0) + face));
}

export function read(token: string): Move {
  if (token === '--') return { token, verb: 'last', cards: [] };
  if (token[0] === '>') return { token, verb: 'move', cards: [], quarter: quarterOf(token.slice(1)) };
  if (token[0] === '-') return { token, verb: 'throw', cards: kinds(token.slice(1)) };
  const [first, tail] = token.split('+');
  if (tail !== undefined) return { token, verb: 'follow', cards: [...kinds(first ?? ''), ...kinds(tail)] };
  const [step, to] = token.split('>');
  if (to !== undefined) return { token, verb: 'step', cards: kinds(step ?? ''), quarter: quarterOf(to) };
  return { token, verb: faces.includes(token) ? 'cover' : 'hit', cards: kinds(token) };
}

/** Whether all of these are among those, counted. */
export function within(some: readonly number[], all: readonly number[]): boolean {
  const left = [...all];
  return some.every((kind) => {
    const at = left.indexOf(kind);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
const same = (a: readonly number[], b: readonly number[]) => a.length === b.length && within(a, b);

/** Moves made with exactly these cards; none selected: those that take no card. */
export function made(moves: readonly Move[], picked: readonly number[]): Move[] {
  return moves.filter((move) => same(move.cards, picked));
}

/** Whether some move takes these cards and this one too. */
export function joins(moves: readonly Move[], picked: readonly number[], kind: number): boolean {
  return moves.some((move) => within([...picked, kind], move.cards));
}

export type Fit = 'picked' | 'joins' | 'instead' | 'barred';

/** What a click on each card of the hand would do: put it back, add it, begin anew with it, nothing. */
export function fits(moves: readonly Move[], hand: readonly number[], picked: readonly number[]): Fit[] {
  const chosen = picked.map((at) => hand[at] as number);
  return hand.map((kind, at) => {
    if (picked.includes(at)) return 'picked';
    if (joins(moves, chosen, kind)) return 'joins';
    return joins(moves, [], kind) ? 'instead' : 'barred';
  });
}

/** What a card can do in some move that is legal, for a word on it. */
export function uses(moves: readonly Move[], kind: number): { hits: boolean; covers: boolean; throws: boolean } {
  const mine = moves.filter((move) => move.cards.includes(kind));
  return {
    hits: mine.some((move) => move.verb === 'hit' || (move.verb === 'follow' && kindOf(kind).face !== 'dodge')),
    covers: mine.some((move) => ['cover', 'step', 'follow'].includes(move.verb) && move.cards[0] === kind),
    throws: mine.some((move) => move.verb === 'throw'),
  };
}

/** Cards in the order they are laid on the table, whatever the order they were picked in. */
export const laid = (move: Move | undefined, picked: readonly number[]): readonly number[] => move?.cards ?? [...picked].sort((a, b) => a - b);
