/**
 * What is shown of a match: it follows what is told, a step behind what is true.
 *
 * Every event becomes steps: a walk, a blow, a card laid on the table, a word. At the end of each
 * message the show agrees with the Sight again, whatever was missed. Nothing here knows of rules.
 */

import { cubicInOut, cubicOut } from 'svelte/easing';
import { Tween, prefersReducedMotion } from 'svelte/motion';
import type { Told } from '../../lib/told';
import type { KoSight } from '../../wire';
import { blowOf, COLOURS, kindByKey } from './deck';
import { isSponge, pairOf, type Pair } from './forecast';
import { between, POSES, type Pose, type PoseName } from '../../parts/boxer/pose';
import { ANSWER, DONE, ENDINGS, pending, styleName, styleOf } from './sight';
import { spot } from './spots';

/** A card on the table, and how it lies. */
export interface Laid {
  kind: number; seat: number;
  /** It begins a chain of its own; it lies on top of a card of the other's. */
  starts: boolean; over: boolean;
  /** It counts nothing; it has been judged. */
  covered: boolean; spent: boolean;
}

/** What has just been judged, and why. */
export interface Verdict { says: 'ko' | 'kd' | 'sponge' | 'points'; pair: Pair | null; lines: Told[] }

const COVERS: Record<string, PoseName> = { dodged: 'dodge', blocked: 'block', obstructed: 'clinch', pleaded: 'plead', 'side-stepped': 'slide' };
const JUDGED = new Set([...Object.keys(COVERS), 'scored', 'knocked-down', 'warned']);
const HASTE = 12;

export class Show {
  sight: KoSight = $state.raw() as KoSight;
  quarters = $state.raw<readonly number[]>([0, 2]);
  pile = $state.raw<readonly Laid[]>([]);
  verdict = $state.raw<Verdict | null>(null);
  gained = $state.raw<readonly number[]>([0, 0]);
  /** Big words over the ring: a round's beginning and end, the match's end. */
  banner = $state.raw<readonly Told[]>([]);
  busy = $state(false);
  readonly flight = new Tween(-1, { duration: 0 });
  readonly spots: readonly [Tween<number[]>, Tween<number[]>];
  readonly poses: readonly [Tween<Pose>, Tween<Pose>];

  #steps: (() => Promise<void>)[] = [];
  #gone = false;
  #rushed = false;

  constructor(sight: KoSight) {
    this.sight = sight;
    this.quarters = sight.corner.map((corner) => corner.quarter);
    this.spots = [this.#spot(0), this.#spot(1)];
    this.poses = [this.#pose(0), this.#pose(1)];
    this.#agree(sight);
  }

  leave(): void {
    this.#gone = true;
  }

  /** Tell what happened, then be as the Sight is. */
  tell(told: readonly Told[], sight: KoSight): void {
    const lines = told.filter((item) => JUDGED.has(item.event));
    if (told.length > 40) told = told.slice(-4);
    for (const item of told) this.#steps.push(() => this.#step(item, lines, sight));
    this.#steps.push(async () => this.#agree(sight));
    if (!this.busy) void this.#run();
  }

  /** Straight to how things stand. What is still being told is told at once, so that its cards lie there. */
  jump(sight: KoSight): void {
    if (this.busy) {
      this.#rushed = true;
      return void this.#steps.push(async () => this.#agree(sight));
    }
    this.pile = [];
    this.verdict = null;
    this.#agree(sight);
  }

  async #run(): Promise<void> {
    this.busy = true;
    for (let step = this.#steps.shift(); step && !this.#gone; step = this.#steps.shift()) await step();
    this.busy = this.#rushed = false;
  }

  get #pace(): number {
    if (this.#rushed || prefersReducedMotion.current || document.hidden) return 0;
    return this.#steps.length > HASTE ? 0.35 : 1;
  }
  #wait(ms: number): Promise<void> {
    const time = ms * this.#pace;
    return time ? new Promise((go) => setTimeout(go, time)) : Promise.resolve();
  }

  #spot(seat: number): Tween<number[]> {
    return new Tween([...spot(this.quarters, seat)] as number[], { duration: 0, easing: cubicInOut });
  }
  #pose(seat: number): Tween<Pose> {
    return new Tween(POSES[styleName(this.sight, seat)].guard, { duration: 0, easing: cubicOut, interpolate: (a, b) => (t) => between(a, b, t) });
  }

  #strike(seat: number, name: PoseName, ms: number): void {
    void this.poses[seat as 0 | 1].set(POSES[styleName(this.sight, seat)][name], { duration: ms * this.#pace });
  }

  /** Both to where they belong: who stands beside whom has changed. */
  async #walk(quarters: readonly number[], ms: number): Promise<void> {
    if (String(quarters) === String(this.quarters)) return;
    this.quarters = quarters;
    const time = ms * this.#pace;
    for (const seat of [0, 1] as const) {
      const to = spot(quarters, seat), tween = this.spots[seat];
      if (String(to) === String(tween.target)) continue;
      this.#strike(seat, 'step', 130);
      void tween.set([...to], { duration: time });
      setTimeout(() => this.#strike(seat, 'guard', 160), time * 0.75);
    }
    await this.#wait(ms);
  }

  async #step(item: Told, lines: Told[], sight: KoSight): Promise<void> {
    const who = item.seat ?? 0;
    const to = COLOURS.indexOf(item['quarter'] as (typeof COLOURS)[number]);
    const kind = kindByKey(String(item['card'] ?? ''));
    if (COVERS[item.event]) return this.#cover(item.event, who, kind, lines);
    switch (item.event) {
      case 'round':
        this.banner = [item];
        this.pile = [];
        this.verdict = null;
        this.gained = [0, 0];
        this.sight = { ...sight, corner: sight.corner.map((corner) => ({ ...corner, gained: 0 })) };
        await this.#walk([0, 2], 600);
        await this.#wait(900);
        this.banner = [];
        return;
      case 'attacked':
        this.pile = [];
        this.verdict = null;
      // falls through
      case 'counter-hit': case 'countered': case 'moved': case 'forced':
        return this.#walk(this.quarters.map((quarter, seat) => (seat === who && to >= 0 ? to : quarter)), 420);
      case 'played': return this.#blow(who, kind);
      case 'scored': return this.#scored(who, Number(item['points']), Number(item['total']), lines);
      case 'knocked-down': return this.#down(who, lines);
      case 'round-over':
        this.banner = [item];
        return this.#wait(500);
      case 'row':
        this.banner = [...this.banner, item];
        return this.#wait(who === 1 ? 1800 : 0);
      case 'match-won': case 'match-drawn': return this.#over(item, lines, sight);
    }
  }

  async #blow(who: number, kind: number): Promise<void> {
    const last = this.pile.at(-1);
    const starts = !last || last.spent || last.seat !== who;
    // A counter-hit answers a chain that is judged in the same breath.
    if (starts && last) this.pile = this.pile.slice(this.#begin()).map((card) => ({ ...card, spent: true }));
    this.pile = [...this.pile, { kind, seat: who, starts, over: false, covered: false, spent: false }];
    this.#strike(who, blowOf(kind), 140);
    await this.#wait(250);
    this.#strike(who, 'guard', 190);
    await this.#wait(120);
  }

  /** Where the last chain in the pile begins. */
  #begin(): number {
    return this.pile.findLastIndex((card) => card.starts || card.over);
  }

  async #cover(event: string, who: number, kind: number, lines: Told[]): Promise<void> {
    const last = this.pile.at(-1);
    this.pile = [...this.pile.map((card) => ({ ...card, spent: true, covered: card.covered || card === last })), { kind, seat: who, starts: false, over: true, covered: false, spent: false }];
    this.verdict = { says: 'points', pair: null, lines };
    if (last && this.quarters[0] === this.quarters[1]) this.#strike(1 - who, blowOf(last.kind), 140);
    this.#strike(who, COVERS[event] ?? 'block', 150);
    await this.#wait(430);
    this.#strike(1 - who, 'guard', 220);
    this.#strike(who, 'guard', 220);
    await this.#wait(160);
  }

  async #scored(who: number, points: number, total: number, lines: Told[]): Promise<void> {
    this.gained = this.gained.map((gained, seat) => (seat === who ? total : gained));
    if (this.verdict?.lines !== lines) this.verdict = { says: 'points', pair: null, lines };
    if (points <= 0 || lines.some((line) => COVERS[line.event] || line.event === 'knocked-down')) return this.#wait(120);
    this.#strike(1 - who, 'hit', 120);
    await this.#wait(260);
    this.#strike(1 - who, 'guard', 240);
    await this.#wait(120);
  }

  async #down(who: number, lines: Told[]): Promise<void> {
    this.verdict = { says: 'kd', pair: this.#pair(who), lines };
    this.#spend();
    this.#strike(1 - who, 'hit', 110);
    await this.#wait(160);
    this.#strike(1 - who, 'down', 260);
    await this.#wait(1300);
    this.#strike(1 - who, 'guard', 380);
    await this.#wait(200);
  }

  #pair(who: number): Pair | null {
    return pairOf(this.#chain(), styleOf(this.sight, who));
  }
  #chain(): number[] {
    return this.pile.slice(Math.max(0, this.#begin())).map((card) => card.kind);
  }
  #spend(): void {
    this.pile = this.pile.map((card) => (card.spent ? card : { ...card, spent: true }));
  }

  async #over(item: Told, lines: Told[], sight: KoSight): Promise<void> {
    const who = item.seat ?? 0, ending = String(item['ending']);
    if (ending === 'knock-out') {
      this.verdict = { says: 'ko', pair: this.#pair(who), lines: [item] };
      this.#strike(1 - who, 'hit', 110);
      await this.#wait(200);
      this.#strike(1 - who, 'out', 420);
      await this.#wait(800);
    }
    if (ending === 'sponge') {
      this.verdict = { says: 'sponge', pair: null, lines: [item] };
      this.#strike(1 - who, 'hit', 120);
      await this.flight.set(0, { duration: 0 });
      await this.flight.set(1, { duration: 1100 * this.#pace });
    }
    if (item.event === 'match-won') this.#strike(who, 'victory', 380);
    if (ending !== 'knock-out' && ending !== 'sponge') this.verdict = { says: this.verdict?.says ?? 'points', pair: this.verdict?.pair ?? null, lines: [...lines, item] };
    this.sight = sight;
    this.banner = [item];
    await this.#wait(1500);
  }

  /** As the Sight is: nothing told of before counts any more. */
  #agree(sight: KoSight): void {
    const fresh = this.sight.corner.some((corner, seat) => corner.nickname !== sight.corner[seat]?.nickname);
    this.sight = sight;
    this.gained = sight.corner.map((corner) => corner.gained);
    void this.#walk(sight.corner.map((corner) => corner.quarter), 300);
    if (sight.phase === DONE) return this.#ended(sight);
    this.banner = [];
    void this.flight.set(-1, { duration: 0 });
    if (fresh || this.poses.some((pose) => pose.target.hip[1] > -20)) for (const seat of [0, 1]) this.#strike(seat, 'guard', 0);
    this.#lay(sight);
  }

  /** The pending chain lies on the table, whether or not it was seen to be laid. */
  #lay(sight: KoSight): void {
    const chain = pending(sight), mine = this.#chain();
    if (sight.phase !== ANSWER) return this.#spend();
    if (String(chain) === String(mine)) return;
    this.verdict = null;
    this.pile = chain.map((kind, i) => ({ kind, seat: 1 - sight.turn, starts: i === 0, over: false, covered: false, spent: false }));
  }

  #ended(sight: KoSight): void {
    const ending = ENDINGS[sight.ending];
    this.#spend();
    // The events know both by their keys, the Sight by their numbers.
    this.banner = [sight.winner < 0 ? { event: 'match-drawn', ending } : { event: 'match-won', seat: sight.winner, ending }];
    if (sight.winner < 0) return;
    this.#strike(sight.winner, 'victory', 0);
    if (ending === 'knock-out') this.#strike(1 - sight.winner, 'out', 0);
    if (ending === 'sponge') void this.flight.set(1, { duration: 0 });
  }
}

/** What hangs over whoever must answer. */
export function threat(sight: KoSight): 'ko' | 'kd' | 'sponge' | 'points' {
  const chain = pending(sight), pair = pairOf(chain, styleOf(sight, 1 - sight.turn));
  return pair?.says === 'ko' ? 'ko' : isSponge(chain) ? 'sponge' : (pair?.says ?? 'points');
}
