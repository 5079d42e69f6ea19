/**
 * A puzzle as somebody solves it: the position, what they tried, how it may go on. Positions come from
 * the server, which plays the tokens by the rules; none are known here.
 */

import { reel, type Frame } from '../lib/film';
import type { Told } from '../lib/told';
import { written } from '../lesson/lesson';
import { keep, type Puzzle } from './puzzle';

/** How long an answer of chance, and anybody's deed, is looked at (ms). */
const DRAW = 220, DEED = 1150;

export class Solving {
  frame = $state.raw<Frame | null>(null);
  story = $state.raw<readonly Told[]>([]);
  /** What was told since the last move, for whoever listens. */
  told = $state.raw<Told[]>([]);
  beat = $state(0);
  playing = $state(false);
  /** The move that is looked at; none while the question stands. */
  tried = $state('');
  /** Whether the solution may be read: it was found, or asked for. */
  open = $state(false);
  problem = $state(false);
  #before: readonly Frame[] = [];
  #run = 0;

  readonly tokens: readonly string[];
  readonly right = $derived.by(() => this.tried === this.puzzle.best);

  constructor(readonly puzzle: Puzzle) {
    this.tokens = puzzle.tokens.split(' ');
    void this.again();
  }

  /** The question once more. */
  async again(): Promise<void> {
    this.leave();
    this.tried = '';
    this.told = [];
    try {
      if (!this.#before.length) this.#before = await this.#frames(this.tokens, 0);
      this.story = this.#before.slice(0, -1).flatMap((frame) => frame.told);
      this.#put(this.#before.at(-1));
      this.problem = false;
    } catch {
      this.problem = true;
    }
  }

  /** A move: right or wrong, and how it may go on, where that is known. */
  act(move: string): void {
    if (this.playing || this.tried || !(move in this.puzzle.values)) return;
    this.tried = move;
    if (this.right) {
      this.open = true;
      keep(this.puzzle.game, this.puzzle.id);
    }
    void this.#go(this.puzzle.lines[move] ?? [move]);
  }

  /** The solution, for whoever gives up. */
  async show(): Promise<void> {
    await this.again();
    this.open = true;
    this.tried = this.puzzle.best;
    void this.#go(this.puzzle.lines[this.puzzle.best] ?? [this.puzzle.best]);
  }

  leave(): void {
    this.#run += 1;
    this.playing = false;
  }

  async #go(line: readonly string[]): Promise<void> {
    const run = ++this.#run;
    this.playing = true;
    const [first = '', ...others] = line, tokens = [...this.tokens, written(this.puzzle.seat, first), ...others];
    try {
      const frames = await this.#frames(tokens, this.tokens.length + 1);
      if (run !== this.#run) return;
      this.told = frames.flatMap((frame) => frame.told);
      for (const [i, frame] of frames.entries()) {
        this.#put(frame);
        if (i + 1 < frames.length) await new Promise((done) => setTimeout(done, line[i]?.startsWith('(') ? DRAW : DEED));
        if (run !== this.#run) return;
      }
    } catch {
      this.problem = true;
    }
    if (run === this.#run) this.playing = false;
  }

  #put(frame?: Frame): void {
    if (!frame) return;
    this.frame = frame;
    this.story = [...this.story, ...frame.told];
    this.beat += 1;
  }

  #frames(tokens: readonly string[], from: number): Promise<Frame[]> {
    const { game, settings, seat } = this.puzzle;
    return reel({ game, settings, tokens }, from, seat);
  }
}
