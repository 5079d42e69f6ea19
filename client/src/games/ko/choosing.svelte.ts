/**
 * What a boxer has chosen so far: cards of the hand, a quarter aimed at, and so the moves on offer.
 * A click and a key do the same here. Only moves that the server calls legal are ever offered.
 */

import { place } from './spots';
import { fits, made, type Fit, type Move } from './moves';

/** Whom the choosing is for: the moves there are, the hand, where one stands, and what ends the match. */
export interface Given { moves: readonly Move[]; hand: readonly number[]; quarter: number; loses: (move: Move) => boolean }

const WAYS: Record<string, 'side' | 'row'> = { ArrowLeft: 'side', ArrowRight: 'side', ArrowUp: 'row', ArrowDown: 'row' };

export class Choosing {
  /** Places in the hand, in the order they were picked. */
  picked = $state.raw<readonly number[]>([]);
  aim = $state.raw<number | null>(null);
  readonly #given: () => Given;
  readonly #play: (move: Move) => void;

  constructor(given: () => Given, play: (move: Move) => void) {
    this.#given = given;
    this.#play = play;
  }

  // A hand that has just become smaller: what was picked of it is forgotten a moment later.
  readonly kinds = $derived.by(() => this.picked.flatMap((at) => this.#given().hand[at] ?? []));
  readonly fits: Fit[] = $derived.by(() => fits(this.#given().moves, this.#given().hand, this.picked.filter((at) => at < this.#given().hand.length)));
  /** What can be done with the cards picked; what loses the match stands last. */
  readonly deeds: Move[] = $derived.by(() => {
    const { moves, loses } = this.#given();
    const offered = made(moves, this.kinds).filter((move) => move.verb !== 'move' && move.verb !== 'last');
    const last = moves.filter((move) => move.verb === 'last');
    return [...offered, ...last].sort((a, b) => rank(a) + Number(loses(a)) * 4 - rank(b) - Number(loses(b)) * 4);
  });
  readonly ways: Move[] = $derived.by(() => this.#given().moves.filter((move) => move.verb === 'move'));
  /** Quarters that something on offer leads to. */
  readonly open: number[] = $derived.by(() => (this.deeds.some((move) => move.verb === 'step') ? this.deeds : this.ways).flatMap((move) => (move.quarter === undefined ? [] : [move.quarter])));
  /** What the confirming key does. */
  readonly first: Move | undefined = $derived.by(() => {
    if (this.aim !== null) return this.#to(this.aim);
    const [best] = this.deeds;
    return best && this.picked.length && best.verb !== 'step' && !this.#given().loses(best) ? best : undefined;
  });

  clear(): void {
    if (this.picked.length) this.picked = [];
    this.aim = null;
  }

  /** A click on a card: put it back, add it, begin anew with it. Says whether it could be. */
  pick(at: number): boolean {
    const fit = this.fits[at];
    if (fit === 'barred' || fit === undefined) return false;
    this.aim = null;
    this.picked = fit === 'picked' ? this.picked.filter((one) => one !== at) : fit === 'joins' ? [...this.picked, at] : [at];
    return true;
  }

  /** A click on a quarter. Says whether it leads anywhere. */
  go(quarter: number): boolean {
    const move = this.#to(quarter);
    if (move) this.#play(move);
    return !!move;
  }

  #to(quarter: number): Move | undefined {
    return [...this.deeds, ...this.ways].find((move) => move.quarter === quarter);
  }

  /** Says whether the key meant anything. */
  key(name: string): boolean {
    const way = WAYS[name];
    if (way) return this.#turn(way, name);
    if (name === 'Escape') return this.clear(), true;
    if (/^[1-9]$/.test(name)) return this.pick(Number(name) - 1);
    const move = name === 'Enter' ? this.first : this.deeds.find((deed) => deed.verb === { x: 'throw', e: 'last' }[name.toLowerCase()]);
    if (move) this.#play(move);
    return !!move;
  }

  /** The neighbouring quarter in the direction of an arrow, if the arrow leads there. */
  #turn(way: 'side' | 'row', name: string): boolean {
    const here = place(this.#given().quarter), sign = name === 'ArrowLeft' ? -1 : name === 'ArrowRight' ? 1 : name === 'ArrowUp' ? 0 : 1;
    const to = [0, 1, 2, 3].find((quarter) => {
      const there = place(quarter);
      return way === 'side' ? there.row === here.row && there.side === sign && here.side !== sign : there.side === here.side && there.row === sign && here.row !== sign;
    });
    if (to === undefined || !this.#to(to)) return false;
    if (!this.deeds.some((move) => move.quarter === to)) this.picked = [];
    this.aim = to;
    return true;
  }
}

const RANKS: Record<Move['verb'], number> = { follow: 0, hit: 0, cover: 0, step: 1, throw: 2, last: 3, move: 3 };
const rank = (move: Move) => RANKS[move.verb];
