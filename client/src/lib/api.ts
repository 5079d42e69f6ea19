/** The server's HTTP side. What it answers is typed here; what went wrong is an ApiError. */

import type { Advice, DaysClock, LiveClock, NoClock } from '../wire';
import type { Played } from './film';

export interface Me { name: string; guest: boolean }
export interface Setting {
  name: string; default: string | number; values?: string[] | null;
  least?: number | null; most?: number | null; step?: number | null; only?: Record<string, string[]> | null;
}
export interface Game { name: string; title: string; rules: number; draws: boolean; settings: Setting[]; bots: string[] }
export interface Place { seat: number; name: string; bot?: string | null; result?: number | null; account?: boolean }
export interface Listed {
  id: string; game: string; settings: Record<string, string | number>; clock: NoClock | LiveClock | DaysClock; places: number;
  visibility: string; state: string; created: number; changed: number; seats: Place[]; follows?: string | null;
}
export interface Tables { tables: Listed[]; after?: string | null }
export interface NewTable {
  game: string; settings?: Record<string, string | number>; clock?: NoClock | LiveClock | DaysClock;
  visibility?: 'public' | 'private'; start?: 'full' | 'host'; shared?: boolean; bots?: string[]; stand_in?: string;
}

// What the moves of a finished game were worth: docs/analysis.md.
export type Verdict = 'slip' | 'mistake' | 'blunder';
export interface Performance {
  decisions: number; accuracy: number | null; lost: number; error: number; verdicts: Record<Verdict, number>;
  share: number; play: number; play_error: number; luck: number;
}
export interface Turn { seat: number; first: number; last: number; change: number; play: number }
export interface Decision {
  /** From 1, chance counted: the token of the score. */
  step: number;
  seat: number; move: string; verdict: Verdict | 'good'; worth: number; lost: number; error: number;
  /** The likeliest first. */
  opinions: Advice[];
}
export interface Report { players: Performance[]; turning_points: Turn[]; decisions: Decision[] }
export interface Analysis { judge: string; judged: number; of: number; report: Report | null }

export class ApiError extends Error {
  constructor(readonly status: number, readonly reason: string, detail: string) { super(detail); }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const request: RequestInit = { method, headers: { accept: 'application/json' } };
  if (method !== 'GET') {
    request.headers = { ...request.headers, 'content-type': 'application/json' };
    request.body = JSON.stringify(body ?? {});
  }
  const answer = await fetch(`/api${path}`, request).catch(() => { throw new ApiError(0, 'offline', 'offline'); });
  if (answer.ok) return (await answer.json()) as T;
  const problem = (await answer.json().catch(() => ({}))) as { reason?: string; detail?: string };
  throw new ApiError(answer.status, problem.reason ?? '', problem.detail ?? answer.statusText);
}

const query = (wish: Record<string, string | undefined | null>) => {
  const pairs = Object.entries(wish).filter((pair): pair is [string, string] => !!pair[1]);
  return pairs.length ? `?${new URLSearchParams(pairs)}` : '';
};

export const api = {
  me: async () => (await ask<{ player: Me | null }>('GET', '/me')).player,
  guest: async (name?: string) => (await ask<{ player: Me }>('POST', '/me/guest', name ? { name } : {})).player,
  claim: async (name: string, password: string) => (await ask<{ player: Me }>('POST', '/me/claim', { name, password })).player,
  login: async (name: string, password: string) => (await ask<{ player: Me }>('POST', '/me/login', { name, password })).player,
  logout: () => ask('POST', '/me/logout'),
  logoutEverywhere: () => ask('POST', '/me/logout-everywhere'),
  password: async (old: string, fresh: string) => (await ask<{ player: Me }>('PUT', '/me/password', { old, new: fresh })).player,
  farewell: (password: string) => ask('DELETE', '/me', { password }),
  games: () => ask<Game[]>('GET', '/games'),
  tables: (state: 'open' | 'running', game?: string, after?: string | null) => ask<Tables>('GET', `/tables${query({ state, game, after })}`),
  mine: (state: 'open' | 'running' | 'finished', game?: string, after?: string | null) => ask<Tables>('GET', `/me/tables${query({ state, game, after })}`),
  archive: (player?: string, game?: string, after?: string | null) => ask<Tables>('GET', `/archive${query({ player, game, after })}`),
  table: (id: string) => ask<Listed>('GET', `/tables/${id}`),
  open: (table: NewTable) => ask<{ id: string; link: string }>('POST', '/tables', table),
  score: async (id: string) => (await fetch(`/api/tables/${id}/score`)).text(),
  analyse: (played: Played) => ask<Analysis>('POST', '/analyse', played),
  mute: (table: string, name: string) => ask('POST', '/me/mutes', { table, name }),
  mutes: async () => (await ask<{ names: string[] }>('GET', '/me/mutes')).names,
  unmuteAll: () => ask('DELETE', '/me/mutes/all'),
};
