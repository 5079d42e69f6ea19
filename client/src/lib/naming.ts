/** What a game calls its moves: for whoever reads them apart from the board. Nothing here is legal or not. */

import type { Words } from './words.svelte';

/** A position as whoever moves knows it, the client's words, the game's, and who plays. */
export interface Position<S> { sight: S; ui: Words; own: Words; names: readonly string[] }

/** A move in words; the token itself, where there are none. */
export type Namer<S> = (token: string, position: Position<S>) => string;
