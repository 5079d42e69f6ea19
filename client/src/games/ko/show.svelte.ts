/**
 * What is shown of a match: it follows what is told, a step behind what is true.
 *
 * Every event becomes steps: a walk, a blow, a card laid on the table, a word; each yields how long
 * it is looked at. For whoever wants calm all of them are one. At the end of each message the show
 * agrees with the Sight again, whatever was missed. Nothing here knows of rules.
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

/** What is told, by the milliseconds it takes. */
type Telling = Generator<number, void>;

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

  #steps: Telling[] = [];
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
    for (const item of told) this.#steps.push(this.#step(item, lines, sight));
    this.#steps.push(this.#settle(sight));
    if (!this.busy) this.#run();
  }

  /** Straight to how things stand. What is still being told is told at once, so that its cards lie there. */
  jump(sight: KoSight): void {
    if (this.busy) {
      this.#rushed = true;
      return void this.#steps.push(this.#settle(sight));
    }
    this.pile = [];
    this.verdict = null;
    this.#agree(sight);
  }

  /** On to the next moment that is looked at. Without a pause in between, nothing in between is drawn. */
  #run(): void {
    for (let step = this.#steps[0]; step && !this.#gone; step = this.#steps[0]) {
      const { value, done } = step.next(), time = (value ?? 0) * this.#pace;
      if (done) this.#steps.shift();
      if ((this.busy = time > 0)) return void setTimeout(() => this.#run(), time);
    }
    this.busy = this.#rushed = false;
  }

  *#settle(sight: KoSight): Telling {
    this.#agree(sight);
  }

  get #pace(): number {
    if (this.#rushed || prefersReducedMotion.current || document.hidden) return 0;
    return this.#steps.length > HASTE ? 0.35 : 1;
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

  /** A pose in passing, or back from one: where nothing moves, there is none. */
  #act(seat: number, name: PoseName, ms: number): void {
    const { guard } = POSES[styleName(this.sight, seat)], away = this.poses[seat as 0 | 1].target !== guard;
    if (this.#pace || (name === 'guard' && away)) this.#strike(seat, name, ms);
  }

  *#walk(quarters: readonly number[], ms: number): Telling {
    if (this.#move(quarters, ms)) yield ms;
  }

  /** Both to where they belong: who stands beside whom has changed. Says whether anybody goes anywhere. */
  #move(quarters: readonly number[], ms: number): boolean {
    if (String(quarters) === String(this.quarters)) return false;
    this.quarters = quarters;
    const time = ms * this.#pace;
    for (const seat of [0, 1] as const) {
      const to = spot(quarters, seat), tween = this.spots[seat];
      if (String(to) === String(tween.target)) continue;
      void tween.set([...to], { duration: time });
      if (!time) continue;
      this.#strike(seat, 'step', 130);
      setTimeout(() => this.#strike(seat, 'guard', 160), time * 0.75);
    }
    return true;
  }

  *#step(item: Told, lines: Told[], sight: KoSight): Telling {
    const who = item.seat ?? 0;
    const to = COLOURS.indexOf(item['quarter'] as (typeof COLOURS)[number]);
    const kind = kindByKey(String(item['card'] ?? ''));
    if (COVERS[item.event]) return yield* this.#cover(item.event, who, kind, lines);
    switch (item.event) {
      case 'round':
        this.banner = [item];
        this.pile = [];
        this.verdict = null;
        this.gained = [0, 0];
        this.sight = { ...sight, corner: sight.corner.map((corner) => ({ ...corner, gained: 0 })) };
        yield* this.#walk([0, 2], 600);
        yield 900;
        this.banner = [];
        return;
      case 'attacked':
        this.pile = [];
        this.verdict = null;
      // falls through
      case 'counter-hit': case 'countered': case 'moved': case 'forced':
        return yield* this.#walk(this.quarters.map((quarter, seat) => (seat === who && to >= 0 ? to : quarter)), 420);
      case 'played': return yield* this.#blow(who, kind);
      case 'scored': return yield* this.#scored(who, Number(item['points']), Number(item['total']), lines);
      case 'knocked-down': return yield* this.#down(who, lines);
      case 'round-over':
        this.banner = [item];
        return void (yield 500);
      case 'row':
        this.banner = [...this.banner, item];
        return void (yield who === 1 ? 1800 : 0);
      case 'match-won': case 'match-drawn': return yield* this.#over(item, lines, sight);
    }
  }

  *#blow(who: number, kind: number): Telling {
    const last = this.pile.at(-1);
    const starts = !last || last.spent || last.seat !== who;
    // A counter-hit answers a chain that is judged in the same breath.
    if (starts && last) this.pile = this.pile.slice(this.#begin()).map((card) => ({ ...card, spent: true }));
    this.pile = [...this.pile, { kind, seat: who, starts, over: false, covered: false, spent: false }];
    this.#act(who, blowOf(kind), 140);
    yield 250;
    this.#act(who, 'guard', 190);
    yield 120;
  }

  /** Where the last chain in the pile begins. */
  #begin(): number {
    return this.pile.findLastIndex((card) => card.starts || card.over);
  }

  *#cover(event: string, who: number, kind: number, lines: Told[]): Telling {
    const last = this.pile.at(-1);
    this.pile = [...this.pile.map((card) => ({ ...card, spent: true, covered: card.covered || card === last })), { kind, seat: who, starts: false, over: true, covered: false, spent: false }];
    this.verdict = { says: 'points', pair: null, lines };
    if (last && this.quarters[0] === this.quarters[1]) this.#act(1 - who, blowOf(last.kind), 140);
    this.#act(who, COVERS[event] ?? 'block', 150);
    yield 430;
    this.#act(1 - who, 'guard', 220);
    this.#act(who, 'guard', 220);
    yield 160;
  }

  *#scored(who: number, points: number, total: number, lines: Told[]): Telling {
    this.gained = this.gained.map((gained, seat) => (seat === who ? total : gained));
    if (this.verdict?.lines !== lines) this.verdict = { says: 'points', pair: null, lines };
    if (points <= 0 || lines.some((line) => COVERS[line.event] || line.event === 'knocked-down')) return void (yield 120);
    this.#act(1 - who, 'hit', 120);
    yield 260;
    this.#act(1 - who, 'guard', 240);
    yield 120;
  }

  *#down(who: number, lines: Told[]): Telling {
    this.verdict = { says: 'kd', pair: this.#pair(who), lines };
    this.#spend();
    this.#act(1 - who, 'hit', 110);
    yield 160;
    this.#act(1 - who, 'down', 260);
    yield 1300;
    this.#act(1 - who, 'guard', 380);
    yield 200;
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

  *#over(item: Told, lines: Told[], sight: KoSight): Telling {
    const who = item.seat ?? 0, ending = String(item['ending']);
    if (ending === 'knock-out') {
      this.verdict = { says: 'ko', pair: this.#pair(who), lines: [item] };
      this.#act(1 - who, 'hit', 110);
      yield 200;
      this.#strike(1 - who, 'out', 420);
      yield 800;
    }
    if (ending === 'sponge') {
      this.verdict = { says: 'sponge', pair: null, lines: [item] };
      this.#act(1 - who, 'hit', 120);
      void this.flight.set(0, { duration: 0 });
      void this.flight.set(1, { duration: 1100 * this.#pace });
      yield 1100;
    }
    if (item.event === 'match-won') this.#strike(who, 'victory', 380);
    if (ending !== 'knock-out' && ending !== 'sponge') this.verdict = { says: this.verdict?.says ?? 'points', pair: this.verdict?.pair ?? null, lines: [...lines, item] };
    this.sight = sight;
    this.banner = [item];
    yield 1500;
  }

  /** As the Sight is: nothing told of before counts any more. */
  #agree(sight: KoSight): void {
    const fresh = this.sight.corner.some((corner, seat) => corner.nickname !== sight.corner[seat]?.nickname);
    this.sight = sight;
    this.gained = sight.corner.map((corner) => corner.gained);
    this.#move(sight.corner.map((corner) => corner.quarter), 300);
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
