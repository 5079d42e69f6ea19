/** The story so far as a ledger: a chapter a fight and one a season's end, and everyone's worth after each. */

import type { Told } from '../../lib/told';
import { CASH, NOBODY, boxerNumber } from './facts';
import { changes } from './tell';

export interface Entry { told: Told; changes: { seat: number; amount: number }[] }

export interface Chapter {
  kind: 'fight' | 'season';
  season: number;
  /** The fight's number within its season. */
  number: number;
  red: number;
  blue: number;
  rounds: [number, number][];
  /** The winner's number, and how; NOBODY and '' while it lasts. */
  won: number;
  ending: string;
  entries: Entry[];
  /** Cash less debts, by seat, at the chapter's end. */
  worth: number[];
}

const MONEY = new Set(['prize', 'rose', 'fell', 'crowned', 'dethroned', 'paid', 'bank-paid', 'bonus-paid', 'own-bet', 'iou', 'cards-paid', 'returned', 'bonus-shared', 'bonus-rest', 'repaid', 'knocked-out']);

export function chapters(story: readonly Told[], players: number): Chapter[] {
  const all: Chapter[] = [];
  let season = 1, number = 0, worth = Array.from({ length: players }, () => CASH);
  const open = (kind: Chapter['kind'], red = NOBODY, blue = NOBODY) => all.push({ kind, season, number, red, blue, rounds: [], won: NOBODY, ending: '', entries: [], worth });
  for (const told of story) {
    if (told.event === 'season') [season, number] = [Number(told['season']), 0];
    if (told.event === 'challenged') {
      number += 1;
      open('fight', boxerNumber(told['boxer']), boxerNumber(told['challenged']));
    }
    if (told.event === 'season-over') open('season');
    const last = all.at(-1);
    if (!last) continue;
    if (told.event === 'season-over') last.ending = String(told['ending']);
    if (told.event === 'revealed') last.rounds.push([Number(told['red']), Number(told['blue'])]);
    if (told.event === 'fight-won') [last.won, last.ending] = [boxerNumber(told['boxer']), String(told['ending'])];
    if (!MONEY.has(told.event)) continue;
    const moved = changes(told);
    last.entries.push({ told, changes: moved });
    worth = worth.map((sum, seat) => sum + moved.filter((m) => m.seat === seat).reduce((all, m) => all + m.amount, 0));
    last.worth = worth;
  }
  return all;
}

/** A point of the chart: everyone's worth, and after which chapter. */
export interface Point { chapter: Chapter | null; worth: readonly number[] }

/** From the first bell on; a fight still going on is no point yet. */
export function history(all: readonly Chapter[], players: number): Point[] {
  const ended = all.filter((chapter) => chapter.ending);
  return [{ chapter: null, worth: Array.from({ length: players }, () => CASH) }, ...ended.map((chapter) => ({ chapter, worth: chapter.worth }))];
}

export interface Final { seat: number; before: number; bonus: number; cards: number; ious: number; fortune: number; won: boolean }

/** The final count, the best first; empty until it is made. */
export function final(story: readonly Told[], players: number): Final[] {
  const from = story.findLastIndex((told) => told.event === 'season-over');
  const count = story.slice(from);
  if (from < 0 || !count.some((told) => told.event === 'fortune')) return [];
  const sum = (event: string, seat: number) => count.filter((told) => told.event === event && told.seat === seat).reduce((all, told) => all + Number(told['amount']), 0);
  return Array.from({ length: players }, (_, seat) => {
    const bonus = sum('bonus-shared', seat), cards = sum('cards-paid', seat), ious = sum('repaid', seat), fortune = sum('fortune', seat);
    return { seat, before: fortune - bonus - cards + ious, bonus, cards, ious, fortune, won: count.some((told) => told.event === 'game-won' && told.seat === seat) };
  }).sort((a, b) => b.fortune - a.fortune);
}
