/**
 * A lesson as it goes: which step, what is on the board, what is said to a move that was not meant.
 * Positions come from the server, which plays the script's tokens by the rules; none are known here.
 */

import { tick } from 'svelte';
import { reel, type Frame } from '../lib/film';
import type { Told } from '../lib/told';
import { after, first, progress, stepAt, written, type Lesson, type Place } from './lesson';

/** How long an answer of chance, and anybody's deed, is looked at (ms). */
const DRAW = 160, DEED = 1150, ANY = '*';
/** After a board that tells by itself has told, a moment to look at it (ms). */
const LOOK = 500;

export class Stage {
  frame = $state.raw<Frame | null>(null);
  /** All that was told up to the frame that is shown. */
  story = $state.raw<readonly Told[]>([]);
  /** What was told since the last step, for whoever listens. */
  told = $state.raw<Told[]>([]);
  beat = $state(0);
  playing = $state(false);
  /** The id of what is said to a legal move that was not meant. */
  said = $state('');
  problem = $state(false);
  #trail = $state.raw<readonly Place[]>([]);

  readonly place = $derived(this.#trail.at(-1) as Place);
  readonly scene = $derived.by(() => this.lesson.scenes[this.place.scene]);
  readonly step = $derived.by(() => stepAt(this.lesson, this.place));
  readonly progress = $derived.by(() => progress(this.lesson, this.place));
  readonly canGoBack = $derived(this.#trail.length > 1);

  constructor(readonly lesson: Lesson) {
    this.#trail = this.#kept();
    void this.#show();
  }

  /** A move on the board: on with it, or a word about it. */
  act(move: string): void {
    const step = this.step;
    if (this.playing || !step) return;
    const answer = step.moves?.[move];
    this.said = answer ? '' : (step.other?.[move] ?? step.other?.[ANY] ?? '');
    this.beat += 1;
    if (answer) void this.#go([written(this.scene?.seat ?? 0, move), ...answer]);
  }

  /** On from a step that is only to be read; or the move that is meant, shown. Asked twice, at once. */
  next(): void {
    const step = this.step, meant = Object.keys(step?.moves ?? {})[0];
    if (this.playing) return this.#hurry();
    if (!step) return;
    if (meant === undefined) void this.#go(step.then ?? []);
    else this.act(meant);
  }

  /** The board is telling, or has told: the coach speaks of what is to be seen. */
  telling = (busy: boolean): void => {
    this.#busy = busy;
    if (!busy) this.#caught();
  };
  #busy = false;
  #caught = (): void => {};

  back(): void {
    if (this.canGoBack) void this.#turn(this.#trail.slice(0, -1));
  }

  again(): void {
    void this.#turn([first(this.lesson)]);
  }

  async #turn(trail: readonly Place[]): Promise<void> {
    this.#keep(trail);
    await this.#show();
  }

  async #show(): Promise<void> {
    try {
      this.told = [];
      const frames = await this.#frames(this.place.tokens, 0);
      this.story = frames.slice(0, -1).flatMap((frame) => frame.told);
      this.#put(frames.at(-1));
      // Two beats: nothing is told of the way to a scene.
      this.beat += 1;
    } catch {
      // A script that was rewritten meanwhile: from its beginning.
      if (this.#trail.length > 1) this.again();
      else this.problem = true;
    }
  }

  async #go(played: readonly string[]): Promise<void> {
    const { tokens, scene } = this.place;
    this.playing = true;
    this.#hurried = false;
    try {
      const frames = played.length ? await this.#frames([...tokens, ...played], tokens.length + 1) : [];
      this.told = frames.flatMap((frame) => frame.told);
      await this.#play(frames, [...played]);
      const next = after(this.lesson, this.place, played);
      this.#keep([...this.#trail, next]);
      if (next.scene !== scene) await this.#show();
      this.problem = false;
    } catch {
      this.problem = true;
    } finally {
      this.playing = false;
    }
  }

  async #play(frames: readonly Frame[], tokens: readonly string[]): Promise<void> {
    for (const [i, frame] of frames.entries()) {
      this.#put(frame);
      const told = await this.#told();
      const ended = frame.told.some((item) => item.event.endsWith('-won') || item.event.endsWith('-drawn'));
      const drawn = tokens[i]?.startsWith('(') && !ended;
      if (i + 1 < frames.length || ended) await this.#pause(drawn ? DRAW : told ? LOOK : ended ? DEED * 2 : DEED);
    }
    // Whoever is in a hurry sees at once how things stand.
    if (this.#hurried) {
      this.beat += 2;
      await tick();
      if (this.#busy) await this.#still();
    }
  }

  /** Once the board has told this frame, if it takes its time for it: true. */
  async #told(): Promise<boolean> {
    await tick();
    if (!this.#busy || this.#hurried) return false;
    await this.#still();
    return true;
  }
  #still(): Promise<void> {
    return new Promise((done) => {
      this.#caught = done;
      this.#hurry = () => { this.#hurried = true; done(); };
    });
  }

  #pause(ms: number): Promise<void> {
    if (this.#hurried) return Promise.resolve();
    return new Promise((done) => {
      const timer = setTimeout(done, ms);
      this.#hurry = () => { this.#hurried = true; clearTimeout(timer); done(); };
    });
  }
  #hurried = false;
  #hurry = (): void => {};

  #put(frame?: Frame): void {
    if (!frame) return;
    this.frame = frame;
    this.story = [...this.story, ...frame.told];
    this.beat += 1;
  }

  #frames(tokens: readonly string[], from: number): Promise<Frame[]> {
    const { settings = {}, seat = 0 } = this.scene ?? {};
    return reel({ game: this.lesson.game, settings, tokens }, from, seat);
  }

  // --- Where somebody was, kept in this browser. ---

  #keep(trail: readonly Place[]): void {
    this.#trail = trail;
    this.said = '';
    localStorage.setItem(`lesson-${this.lesson.game}`, JSON.stringify(trail));
  }

  #kept(): readonly Place[] {
    const start = [first(this.lesson)];
    try {
      const trail = JSON.parse(localStorage.getItem(`lesson-${this.lesson.game}`) ?? '[]') as Place[];
      // Whoever had finished begins again.
      return trail.length && trail.every((place) => stepAt(this.lesson, place)) ? trail : start;
    } catch {
      return start;
    }
  }
}
