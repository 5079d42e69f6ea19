/**
 * What is being chosen before it is said, by touch or by key: a challenge, training cards, a bet, a
 * card for the round. What can be chosen is read from the legal moves; nothing is decided here.
 */

import type { Choice } from './bets';
import { canAdd, moveOf } from './cards';
import { challengers, opponents, token } from './challenge';
import { BETTING, CHALLENGING, ROUND, TABLE, TRAINING } from './facts';

export interface Now { phase: number; legal: readonly string[]; choices: readonly Choice[] }

const ARROWS: Record<string, readonly [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const KINDS: Record<string, number> = { s: 1, d: 2, k: 3 };

/** The one after this in a list that goes round; the first or the last if this is not in it. */
function next<T>(all: readonly T[], from: T | null, by: number): T | null {
  const at = from === null ? -1 : all.indexOf(from);
  if (at < 0) return (by > 0 ? all[0] : all.at(-1)) ?? null;
  return all[(at + by + all.length) % all.length] ?? null;
}

export class Choosing {
  mine = $state<number | null>(null);
  theirs = $state<number | null>(null);
  training = $state.raw<readonly number[]>([]);
  bet = $state.raw<Choice | null>(null);
  card = $state<number | null>(null);

  readonly #now: () => Now;
  readonly #play: (move: string) => void;

  constructor(now: () => Now, play: (move: string) => void) {
    this.#now = now;
    this.#play = play;
  }

  clear(): void {
    const own = challengers(this.#now().legal);
    // Where only one boxer can challenge, there is nothing to choose.
    this.mine = own.length === 1 ? (own[0] ?? null) : null;
    this.theirs = null;
    this.training = [];
    this.bet = null;
    this.card = null;
  }

  choose(mine: number | null): void {
    this.mine = mine;
    const able = mine === null ? [] : opponents(this.#now().legal, mine);
    if (this.theirs === null || !able.includes(this.theirs)) this.theirs = able.length === 1 ? (able[0] ?? null) : null;
  }

  challenge(): void {
    if (this.mine !== null && this.theirs !== null) this.#play(token(this.mine, this.theirs));
  }

  /** Whether a key meant something here. */
  key(pressed: string): boolean {
    if (pressed === 'Escape') return this.clear(), true;
    switch (this.#now().phase) {
      case CHALLENGING: return this.#challenging(pressed);
      case TRAINING: return this.#training(pressed);
      case BETTING: return this.#betting(pressed);
      case ROUND: return this.#round(pressed);
      default: return false;
    }
  }

  #challenging(pressed: string): boolean {
    const { legal } = this.#now();
    const [across, down] = ARROWS[pressed] ?? [0, 0];
    if (down) this.choose(next(challengers(legal), this.mine, down));
    else if (across) {
      if (this.mine === null) this.choose(challengers(legal)[0] ?? null);
      this.theirs = next(opponents(legal, this.mine ?? -1), this.theirs, across);
    } else if (pressed === 'Enter') this.challenge();
    else return false;
    return true;
  }

  #training(pressed: string): boolean {
    const { legal } = this.#now(), value = Number(pressed);
    if (pressed === 'Backspace') this.training = this.training.slice(0, -1);
    else if (pressed === 'Enter') {
      const move = moveOf(legal, this.training);
      if (move) this.#play(move);
    } else if (value >= 1 && value <= 5) {
      if (canAdd(legal, this.training, value)) this.training = [...this.training, value];
    } else return false;
    return true;
  }

  #betting(pressed: string): boolean {
    const { legal, choices } = this.#now();
    const arrow = ARROWS[pressed], kind = KINDS[pressed.toLowerCase()];
    if (arrow) this.#step(choices, arrow);
    else if (kind) this.bet = choices.find((c) => c.does === 'offer' && c.kind === kind && c.space === this.bet?.space) ?? this.bet;
    else if (pressed === 'Enter' && this.bet) this.#play(this.bet.token);
    else if (pressed.toLowerCase() === 'p' && legal.includes('-')) this.#play('-');
    else return false;
    return true;
  }

  /** Up and down on a table, left and right to the nearest space of the other. */
  #step(choices: readonly Choice[], [across, down]: readonly [number, number]): void {
    const free = [...new Set(choices.map((choice) => choice.space))].sort((a, b) => a - b);
    const at = this.bet?.space ?? null;
    let space: number | null;
    if (at === null) space = next(free, null, 1);
    else if (down) space = next(free.filter((one) => one < TABLE === at < TABLE), at, down);
    else {
      const other = free.filter((one) => (across > 0 ? one >= TABLE : one < TABLE));
      const row = at % TABLE;
      space = at < TABLE === across > 0 ? (other.toSorted((a, b) => Math.abs((a % TABLE) - row) - Math.abs((b % TABLE) - row))[0] ?? at) : at;
    }
    this.bet = choices.find((choice) => choice.space === space) ?? this.bet;
  }

  #round(pressed: string): boolean {
    const { legal } = this.#now();
    if (pressed === 'Enter') {
      if (this.card !== null) this.#play(String(this.card));
    } else if (legal.includes(pressed)) this.card = this.card === Number(pressed) ? null : Number(pressed);
    else return false;
    return true;
  }
}
