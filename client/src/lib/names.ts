/** What somebody is called on the screen: bots in the words of the language, free seats by number. */

import type { Words } from './words.svelte';

export function botName(ui: Words, bot: string): string {
  return ui.has(`bot-${bot}`) ? ui.say(`bot-${bot}`) : bot;
}

/** What kind of opponent it is: of its own in this game, or in any. */
export function botSays(ui: Words, game: string, bot: string): string {
  const own = `bot-${bot}-${game}`, any = `bot-${bot}-text`;
  return ui.has(own) ? ui.say(own) : ui.has(any) ? ui.say(any) : '';
}

export function seatName(ui: Words, seat: number, name: string | undefined, isBot: boolean): string {
  if (!name) return ui.say('seat-number', { number: seat + 1 });
  return isBot ? botName(ui, name) : name;
}

/** Whoever is called as somebody before them is told apart by a number: two beginners at one table. */
export function distinct(names: readonly string[]): string[] {
  return names.map((name, i) => {
    const before = names.slice(0, i).filter((other) => other === name).length;
    return before ? `${name} ${before + 1}` : name;
  });
}
