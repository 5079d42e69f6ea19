/**
 * Plays what happened, one event after the other, and keeps what is shown until it has caught up.
 * The end of a fight is one message: cards, blows, prizes and bets are told from it in turn.
 */

import type { Told } from '../../lib/told';
import type { Sight } from './facts';
import { after, opening, paceOf, progress, type Stage } from './tell';

interface Item { told?: Told; sight?: Sight; pause: number }

// Boards come and go behind a curtain on a shared device: what was not told then is told afterwards.
let left: { head: Told | undefined; count: number; stage: Stage } | undefined;

export class Telling {
  stage = $state.raw<Stage>() as Stage;
  /** The event on stage, and all that were told of this fight's end so far. */
  step = $state.raw<Told | null>(null);
  lines = $state.raw<readonly Told[]>([]);
  busy = $state(false);

  #queue: Item[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #latest: Sight;
  #heard = 0;
  #waiting = $state(0);
  readonly #calm: () => boolean;

  constructor(sight: Sight, story: readonly Told[], calm: () => boolean) {
    this.#calm = calm;
    this.#latest = sight;
    this.stage = opening(sight);
    const known = left;
    left = undefined;
    this.#heard = story.length;
    if (!known || known.head !== story[0] || !story[0] || known.count >= story.length) return;
    const missed = story.slice(known.count);
    if (!missed.some((told) => told.event === 'revealed')) return;
    this.stage = known.stage;
    this.hear(missed, sight, story.length);
  }

  /** A message: what it told, the game as it is now, and how long the story has become. */
  hear(told: readonly Told[], sight: Sight, length: number): void {
    this.#heard = length;
    const back = progress(sight) < progress(this.#latest);
    const other = told.length === 0 && progress(sight) !== progress(this.#latest);
    this.#latest = sight;
    if (back || other) return this.skip();
    if (told.some((item) => item.event === 'revealed')) {
      this.#queue.push(...told.map((item) => ({ told: item, pause: paceOf(item) })), { sight, pause: 0 });
      this.#waiting += told.length;
    } else this.#queue.push({ sight, pause: told.length ? 250 : 0 });
    if (!this.busy) this.#next();
  }

  /** Another moment of the same game, as in a replay: nothing is told of the way there. */
  jump(sight: Sight, length: number): void {
    this.#heard = length;
    this.#latest = sight;
    this.skip();
  }

  /** How much of the story has been shown. */
  get heard(): number {
    return this.#heard - this.#waiting;
  }

  /** Show how things stand, at once. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.#waiting = 0;
    this.#show({ sight: this.#latest, pause: 0 });
    this.#rest();
  }

  /** The board goes. */
  leave(story: readonly Told[]): void {
    clearTimeout(this.#timer);
    left = { head: story[0], count: this.heard, stage: this.stage };
  }

  #next(): void {
    const item = this.#queue.shift();
    if (!item) return this.#rest();
    this.#show(item);
    if (!this.#queue.length && !item.told) return this.#rest();
    this.busy = true;
    // Whoever lags behind others tells faster.
    const beats = this.#queue.filter((waiting) => waiting.sight).length;
    const haste = beats > 3 ? 0.4 : beats > 1 ? 0.75 : 1;
    this.#timer = setTimeout(() => this.#next(), item.pause * haste * (this.#calm() ? 0.6 : 1));
  }

  #show(item: Item): void {
    if (item.told) {
      if (item.told.event === 'revealed') this.lines = [];
      this.stage = after(this.stage, item.told);
      this.step = item.told;
      this.#waiting -= 1;
      this.lines = [...this.lines, item.told];
    } else if (item.sight) {
      this.stage = opening(item.sight);
      this.step = null;
    }
  }

  #rest(): void {
    this.busy = false;
    this.step = null;
  }
}
