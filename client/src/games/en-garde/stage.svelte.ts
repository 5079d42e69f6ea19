/**
 * What is shown on the piste while events are told: it lags behind what is true, and catches up.
 * Knows where fencers stand and how they move; nothing of hands, of legal moves or of words.
 */

import { cubicOut } from 'svelte/easing';
import { Tween } from 'svelte/motion';
import type { Told } from '../../lib/told';
import type { EnGardeSight } from '../../wire';
import { between, posed, type Pose, type PoseName } from './pose';

const WALK = 420, ACT = 220, HOLD = 260, READ = 1900, READ_STILL = 900;
const DEEDS: Readonly<Record<string, PoseName>> = { advanced: 'step', retreated: 'back', struck: 'lunge', parried: 'parry', 'match-won': 'salute' };
const HITS = new Set(['hit', 'last-attack']);

export class Stage {
  shown = $state.raw<EnGardeSight>() as EnGardeSight;
  /** How a round ended, while there is time to read it. */
  ended = $state.raw<Told | null>(null);
  spark = $state.raw<{ space: number; kind: 'parry' | 'hit' } | null>(null);
  #walk: Tween<number[]>;
  #act = [new Tween(0, { duration: ACT, easing: cubicOut }), new Tween(0, { duration: ACT, easing: cubicOut })] as const;
  #doing = $state.raw<readonly [PoseName, PoseName]>(['guard', 'guard']);
  #run = 0;

  readonly ground = $derived.by<[number, number]>(() => [this.#walk.current[0] ?? 0, this.#walk.current[1] ?? 0]);
  readonly poses = $derived.by<[Pose, Pose]>(() => {
    const gap = 22 - this.ground[0] - this.ground[1], guard = posed('guard', gap);
    return [0, 1].map((who) => between(guard, posed(this.#doing[who as 0 | 1], gap), this.#act[who as 0 | 1].current)) as [Pose, Pose];
  });

  constructor(sight: EnGardeSight, readonly still: () => boolean) {
    this.shown = sight;
    this.#walk = new Tween([...sight.ground], { duration: WALK, easing: cubicOut });
  }

  /** Straight to how things stand. */
  jump(sight: EnGardeSight): void {
    this.#run += 1;
    this.#settle(sight, 0);
    this.#doing = ['guard', 'guard'];
  }

  /** One event after the other, then how things stand. What is still being told is cut short. */
  async tell(told: readonly Told[], sight: EnGardeSight): Promise<void> {
    const run = ++this.#run, from = [...this.shown.ground], quick = this.still();
    this.ended = this.spark = null;
    // A salute lasts until there is something new.
    if (this.#doing.includes('salute')) this.#doing = ['guard', 'guard'];
    for (const item of told) {
      const who = (item.seat ?? 0) as 0 | 1, other = (1 - who) as 0 | 1;
      const deed = DEEDS[item.event], walks = item.event === 'advanced' || item.event === 'retreated';
      // Whoever wants calm sees where a fencer is, not a step that stands still.
      if (deed && !(walks && quick)) this.#pose(who, deed);
      if (walks) {
        from[who] = (from[who] ?? 0) + Number(item['card']) * (item.event === 'advanced' ? 1 : -1);
        void this.#walk.set([...from], { duration: quick ? 0 : WALK });
        if (!(await this.#wait(quick ? 0 : WALK - 60, run))) return;
        this.#recover(other);
      } else if (item.event === 'struck') {
        if (!(await this.#wait(quick ? 0 : ACT + 60, run))) return;
      } else if (item.event === 'parried') {
        this.spark = { space: (1 + (from[0] ?? 0) + (23 - (from[1] ?? 0))) / 2, kind: 'parry' };
        if (!(await this.#wait(quick ? 0 : ACT + 160, run))) return;
        this.spark = null;
        this.#recover(other);
      } else if (item.event === 'round-won' || item.event === 'round-drawn') {
        if (item.event === 'round-won' && HITS.has(String(item['ending']))) {
          this.#pose(other, 'hit');
          this.spark = { space: other === 0 ? 1 + (from[0] ?? 0) : 23 - (from[1] ?? 0), kind: 'hit' };
        }
        this.ended = item;
        if (!(await this.#wait(quick ? READ_STILL : READ, run))) return;
      }
    }
    if (run === this.#run) this.#settle(sight, quick ? 0 : WALK);
  }

  leave(): void {
    this.#run += 1;
  }

  #settle(sight: EnGardeSight, duration: number): void {
    this.shown = sight;
    this.ended = this.spark = null;
    if (!sight.strength) for (const who of [0, 1] as const) this.#recover(who);
    void this.#walk.set([...sight.ground], { duration });
  }

  /** Whether this is still what is told once so much time has gone by. */
  #wait(ms: number, run: number): Promise<boolean> {
    if (!ms) return Promise.resolve(run === this.#run);
    return new Promise((done) => setTimeout(() => done(run === this.#run), ms));
  }

  /** Back on guard after an attack. */
  #recover(who: 0 | 1): void {
    if (this.#doing[who] === 'lunge') void this.#act[who].set(0, { duration: this.still() ? 0 : 320 });
  }

  #pose(who: 0 | 1, name: PoseName): void {
    this.#doing = who === 0 ? [name, this.#doing[1]] : [this.#doing[0], name];
    const tween = this.#act[who], quick = this.still();
    void tween.set(1, { duration: quick ? 0 : ACT }).then(() => {
      // Whoever has won keeps saluting; an attack stands until it is answered.
      if (name !== 'salute' && name !== 'lunge') setTimeout(() => void tween.set(0, { duration: quick ? 0 : 320 }), name === 'hit' ? 1100 : HOLD);
    });
  }
}
