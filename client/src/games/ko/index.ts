/** The board of K.O., once it is known what its cards are. */

import { want } from './deck';

export async function board(): Promise<typeof import('./Board.svelte')> {
  const [module] = await Promise.all([import('./Board.svelte'), want()]);
  return module;
}

/** What its moves are called: cards by their names. */
export async function namer(): Promise<typeof import('./says').named> {
  const [module] = await Promise.all([import('./says'), want()]);
  return module.named;
}
