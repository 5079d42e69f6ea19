/** Clocks in words and digits. */

import type { DaysClock, LiveClock, NoClock } from '../wire';
import type { Words } from './words.svelte';

export function clockText(clock: NoClock | LiveClock | DaysClock, ui: Words): string {
  if (clock.kind === 'live') return ui.say('clock-live', { minutes: Math.round(clock.bank / 6) / 10, increment: clock.increment ?? 0 });
  if (clock.kind === 'days') return ui.say('clock-days', { days: clock.days });
  return ui.say('clock-none');
}

/** 4:05, or 2 d 3 h for those who think longer; tenths in the last ten seconds. */
export function digits(ms: number): string {
  const s = Math.max(0, ms) / 1000;
  if (s >= 86_400) return `${Math.floor(s / 86_400)} d ${Math.floor((s % 86_400) / 3600)} h`;
  if (s >= 3600) return `${Math.floor(s / 3600)}:${String(Math.floor((s % 3600) / 60)).padStart(2, '0')}:${String(Math.floor(s % 60)).padStart(2, '0')}`;
  if (s < 10) return s.toFixed(1);
  return `${Math.floor(s / 60)}:${String(Math.floor(s % 60)).padStart(2, '0')}`;
}
