/** A finished game as it is looked through: which step, whose eyes, what is on the board. Nothing here draws. */

import type { View } from '../wire';
import { Film, type Frame } from './film';
import type { Score } from './score';
import type { Told } from './told';

const PACE = 900;

export class Reel {
  readonly film: Film;
  at = $state(0);
  seat = $state<number | null>(null);
  /** Whether all hands are open: there is nothing to hide in a game that is over. */
  all = $state<'open' | 'closed'>('open');
  playing = $state(false);
  frame = $state.raw<Frame | null>(null);
  opened = $state.raw<(View['sight'] | undefined)[]>([]);
  story = $state.raw<Told[]>([]);
  problem = $state('');
  #latest = 0;

  constructor(readonly score: Score, at: number, seat: number | null) {
    this.film = new Film(score);
    this.at = Math.max(0, Math.min(this.length, Number.isFinite(at) ? at : 0));
    this.seat = seat;
  }

  get length(): number {
    return this.score.tokens.length;
  }

  /** What follows from the step and the seat. A slow answer never overtakes a later one. */
  async look(): Promise<void> {
    const { film, at, seat, all } = this, mine = ++this.#latest;
    try {
      const shown = await film.frame(at, seat);
      const others = all === 'open' ? await Promise.all(Array.from({ length: film.players }, (_, p) => film.frame(at, p).then((f) => f.view.sight))) : [];
      const before: Told[] = [];
      for (let n = 1; n <= at; n++) before.push(...(await film.frame(n, seat)).told);
      if (mine !== this.#latest) return;
      [this.frame, this.opened, this.story] = [shown, others, before];
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
    }
  }

  /** On to where somebody has acted, or back: single draws are passed over. */
  step(by: 1 | -1): void {
    let next = this.at + by;
    while (next > 0 && next < this.length && this.score.tokens[next - 1]?.startsWith('(')) next += by;
    this.to(next);
  }

  to(at: number): void {
    this.at = Math.max(0, Math.min(this.length, at));
  }

  /** Plays by itself until it is stopped, or over; returns what stops it. */
  run(): () => void {
    if (this.at >= this.length) this.at = 0;
    const timer = setInterval(() => {
      this.step(1);
      if (this.at >= this.length) this.playing = false;
    }, PACE);
    return () => clearInterval(timer);
  }
}
