/** How things stand, in words, for whoever can't see the board: what it says of itself, in order. */

import type { Words } from './words.svelte';

/** All that the board labels: pictures, groups and their cards, and the prompt. */
export function stateOf(ui: Words, root: ParentNode = document): string {
  const board = root.querySelector('[data-board]');
  if (!board) return ui.say('no-state');
  const said: string[] = [];
  for (const part of board.querySelectorAll<HTMLElement>('[data-state], [role="img"], [aria-label], .prompt, th, td')) {
    if (part.closest('[aria-hidden="true"]') || part.matches('.barred')) continue;
    const text = (part.getAttribute('aria-label') ?? part.textContent ?? '').trim();
    if (text && said.at(-1) !== text) said.push(text);
  }
  return said.join('. ');
}
