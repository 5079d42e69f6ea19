/** What the moves of En Garde are called, on buttons and wherever else they are spoken of. */

import type { Position } from '../../lib/naming';
import type { Words } from '../../lib/words.svelte';
import type { EnGardeSight } from '../../wire';
import { ANSWER, LAST, read, type Move } from './moves';

const TOKEN = /^(?:\+[1-5](?:x\d)?|-[1-5]|x\d|\/[1-5]*|0)$/;

/** The verb on a button. */
export function label(ui: Words, sight: EnGardeSight, move: Move): string {
  const answering = sight.phase === ANSWER;
  if (move.verb === 'stand') return ui.say(answering ? 'eg-take' : sight.phase === LAST ? 'eg-stand' : 'eg-stuck');
  if (move.verb === 'retreat' && answering) return ui.say('eg-evade', { step: move.step });
  return ui.say(`eg-${move.verb}`, { step: move.step, cards: move.cards, value: sight.blow, mixed: move.mixed });
}

export const named = (token: string, { ui, sight }: Position<EnGardeSight>) => (TOKEN.test(token) ? label(ui, sight, read(token)) : token);
