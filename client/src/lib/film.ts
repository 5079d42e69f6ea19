/** A game frame by frame, as the server makes it from a score's tokens. Fetched in windows, kept. */

import type { View } from '../wire';
import type { Score } from './score';
import type { Told } from './told';

export interface Frame { tokens: number; view: View; told: Told[]; odds: Record<string, number> | null }
export interface Answer { frames: Frame[]; players: number; total: number; results: number[] | null }

/** What was played so far, hidden cards included. */
export interface Played { game: string; settings: Readonly<Record<string, string | number>>; tokens: readonly string[] }

/** A game from the frame after `first` tokens on, as this seat may know it; the server says how many at once. */
export async function study({ game, settings, tokens }: Played, first: number, seat: number | null): Promise<Answer> {
  const answer = await fetch('/api/study', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ game, settings, tokens, first, seat }) });
  if (!answer.ok) throw new Error(((await answer.json()) as { detail: string }).detail);
  return (await answer.json()) as Answer;
}

/** The same to its end, however many that are. */
export async function reel(played: Played, first: number, seat: number | null): Promise<Frame[]> {
  const frames: Frame[] = [];
  for (let at = first; at <= played.tokens.length; at = first + frames.length) {
    const window = (await study(played, at, seat)).frames;
    if (!window.length) break;
    frames.push(...window);
  }
  return frames;
}

export class Film {
  players = 2;
  results: number[] | null = null;
  #kept = new Map<string, Map<number, Frame>>();
  #asked = new Map<string, Promise<void>>();

  constructor(readonly score: Score) {}

  get length(): number {
    return this.score.tokens.length;
  }

  /** The game after so many tokens, as this seat (or everybody) may know it. */
  async frame(tokens: number, seat: number | null): Promise<Frame> {
    const own = this.#of(seat);
    while (!own.has(tokens)) await this.#fetch(tokens, seat);
    return own.get(tokens) as Frame;
  }

  #of(seat: number | null): Map<number, Frame> {
    const name = String(seat);
    if (!this.#kept.has(name)) this.#kept.set(name, new Map());
    return this.#kept.get(name) as Map<number, Frame>;
  }

  #fetch(tokens: number, seat: number | null): Promise<void> {
    const first = tokens - (tokens % 60), name = `${seat} ${first}`;
    const asked = this.#asked.get(name) ?? this.#ask(first, seat).finally(() => this.#asked.delete(name));
    this.#asked.set(name, asked);
    return asked;
  }

  async #ask(first: number, seat: number | null): Promise<void> {
    const { frames, players, results } = await study(this.score, first, seat);
    this.players = players;
    this.results = results;
    for (const frame of frames) this.#of(seat).set(frame.tokens, frame);
  }
}
