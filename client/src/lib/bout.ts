/** A game against the house, at once: a private table where the others' seats are its bots'. */

import type { DaysClock, LiveClock, NoClock } from '../wire';
import { api, type Game } from './api';
import { player } from './player.svelte';

/** The house's own levels, weakest first; whoever else plays is for study. */
const LEVELS = ['beginner', 'casual', 'club', 'expert', 'strongest'];

/** Whom to offer as an opponent: the levels where a server has them, else all there is. */
export function levels(game: Game): readonly string[] {
  const known = LEVELS.filter((name) => game.bots.includes(name));
  return known.length > 1 ? known : game.bots;
}

/** Whom somebody faced last here; at first whoever is easiest to face. */
export function usual(game: Game): string {
  const offered = levels(game), last = localStorage.getItem(`bot-${game.name}`);
  if (last && offered.includes(last)) return last;
  return offered[0] ?? 'random';
}

/** Opens it, and says where; the game is asked for by name if it is not known yet. */
export async function bout(wanted: string | Game, bot?: string, settings: Readonly<Record<string, string | number>> = {}, clock?: NoClock | LiveClock | DaysClock): Promise<string> {
  const game = typeof wanted === 'string' ? (await api.games()).find((one) => one.name === wanted) : wanted;
  if (!game) throw new Error(`no game ${String(wanted)}`);
  if (bot) localStorage.setItem(`bot-${game.name}`, bot);
  await player.somebody();
  const agreed = { ...Object.fromEntries(game.settings.map((s) => [s.name, s.default])), ...settings };
  const others = Number(agreed['players'] ?? 2) - 1, other = bot ?? levels(game)[0] ?? 'random';
  const bots = ['', ...Array.from({ length: others }, () => other)];
  const { id } = await api.open({ game: game.name, settings: agreed, visibility: 'private', bots, stand_in: other, ...(clock ? { clock } : {}) });
  return `/t/${id}?sit`;
}
