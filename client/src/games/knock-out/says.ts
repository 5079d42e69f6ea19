/** What the moves of Knock Out are called, wherever they are spoken of apart from the board. */

import type { Position } from '../../lib/naming';
import { words as library } from '../../lib/words.svelte';
import { choices } from './bets';
import { held } from './box.svelte';
import { boxerName, LETTERS, money, TABLE, type Sight } from './facts';

/** What the game's own words for a bet end in, by kind. */
const ENDS = ['', '', '-double', '-ko'];

export function named(token: string, position: Position<Sight>): string {
  const { ui, own } = position;
  if (token === '-') return ui.say('kn-pass');
  if (/^[1-5]$/.test(token)) return ui.say('kn-play-card', { value: token });
  if (/^[1-5]{3,5}$/.test(token)) return ui.say('kn-named-train', { cards: token });
  const pair = /^([A-Ea-e])>([A-Ea-e])$/.exec(token)?.slice(1).map((letter) => boxerName(LETTERS.indexOf(letter), own));
  if (pair) return ui.say('kn-named-challenge', { boxer: pair[0], challenged: pair[1] });
  return bet(token, position) ?? token;
}

/** An offer, or the acceptance of one, with its stake. */
function bet(token: string, { sight, ui, own }: Position<Sight>): string | undefined {
  const { amounts } = held.box, [choice] = choices([token], sight, amounts);
  if (!choice) return undefined;
  const amount = money((amounts[choice.space] ?? 0) * choice.kind, library.language);
  const on = own.say(`bet-${choice.space < TABLE ? 'red' : 'blue'}${ENDS[choice.kind] ?? ''}`);
  return ui.say(choice.does === 'offer' ? 'kn-named-offer' : 'kn-named-accept', { amount, bet: on });
}
