/**
 * The cards a match is played with, as the server has them: the project's reconstruction, or what
 * the owner of a box put in its place. They are asked for before the board is first shown.
 *
 * Nothing here knows what is allowed.
 */

import type { Style } from '../../parts/boxer/pose';

export const COLOURS = ['blue', 'yellow', 'red', 'green'] as const;
export type Colour = (typeof COLOURS)[number];
export const WHITE = 4;

export interface Kind {
  key: string;
  /** A, B, C; or the role of a white card: dodge, block, obstruction, low-blow, side-step, contre. */
  face: string;
  colour: number;
  body: boolean;
  copies: number;
  /** By style: puncher, battant, scientifique. */
  values: number[];
  /** Of MARKS, by style. */
  marks: number[];
}
export interface Deck { nicknames: string[]; styles: number[]; kinds: Kind[] }

export const MARKS = ['', 'K', 'O', 'D'] as const;
export type Mark = (typeof MARKS)[number];
export const STYLE_KEYS: readonly Style[] = ['puncher', 'battant', 'scientifique'];

// Letters of the notation: the quarters, and the white cards.
const QUARTER_LETTERS = 'byrg';
const ROLES: Record<string, string> = { dodge: 'D', block: 'B', obstruction: 'O', 'low-blow': 'L', 'side-step': 'S', contre: 'X' };

export let deck: Deck = { nicknames: [], styles: [], kinds: [] };
/** As the notation names them, by kind: `bA1`, `D`. And their part without the colour: `A1`, `D`. */
export let cardNames: readonly string[] = [];
export let faces: readonly string[] = [];

export function use(given: Deck): void {
  deck = given;
  faces = deck.kinds.map((card) => {
    const alike = deck.kinds.filter((k) => k.colour === card.colour && k.face === card.face);
    return (ROLES[card.face] ?? card.face) + (alike.length > 1 ? String(alike.indexOf(card) + 1) : '');
  });
  cardNames = deck.kinds.map((card, kind) => (QUARTER_LETTERS[card.colour] ?? '') + faces[kind]);
}

let asked: Promise<void> | undefined;

/** The deck, once; a line that is cut is tried again. */
export function want(): Promise<void> {
  return (asked ??= ask().catch((error: unknown) => {
    asked = undefined;
    throw error;
  }));
}

async function ask(tries = 4): Promise<void> {
  const answer = await fetch('/api/games/ko/cards').catch(() => null);
  if (answer?.ok) return use((await answer.json()) as Deck);
  if (tries === 0) throw new Error('no deck');
  await new Promise((go) => setTimeout(go, 1500));
  return ask(tries - 1);
}

export const kindOf = (kind: number): Kind => deck.kinds[kind] as Kind;
export const isWhite = (kind: number) => kindOf(kind).colour === WHITE;
export const valueOf = (kind: number, style: number) => kindOf(kind).values[style] ?? 0;
export const markOf = (kind: number, style: number): Mark => MARKS[kindOf(kind).marks[style] ?? 0] ?? '';
export const kindByKey = (key: string) => deck.kinds.findIndex((card) => card.key === key);

export const quarterOf = (letter: string) => QUARTER_LETTERS.indexOf(letter);
export const letterOf = (quarter: number) => QUARTER_LETTERS[quarter] ?? '';

/** What a blow looks like: by its name where that tells, else by its letter. */
export type Blow = 'jab' | 'straight' | 'hook' | 'uppercut' | 'body';
export function blowOf(kind: number): Blow {
  const { key, face, body } = kindOf(kind);
  if (face === 'contre') return 'straight';
  if (key.includes('uppercut') && !body) return 'uppercut';
  if (body) return 'body';
  if (key.includes('hook')) return 'hook';
  if (key.includes('jab')) return 'jab';
  return face === 'A' ? 'jab' : face === 'B' ? 'straight' : 'hook';
}
