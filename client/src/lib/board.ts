/** What a game's board is given, and what it may say. A board draws a Sight and holds no rules. */

import type { Told } from './told';
import type { Words } from './words.svelte';

export interface BoardProps<S> {
  /** The game as this seat may know it (seat null: as everybody may). */
  sight: S;
  seat: number | null;
  /** Seats that owe an action; `legal` is not empty only if this one does. */
  owing: readonly number[];
  legal: readonly string[];
  names: readonly string[];
  /** What just happened, oldest first: animate it. `beat` changes whenever these do. */
  told: readonly Told[];
  beat: number;
  /** All that was told since the game began, `told` included: for ledgers and charts. */
  story: readonly Told[];
  /** Say a move, in notation. Only what stands in `legal` is ever said. */
  act: (move: string) => void;
  words: Words;
  /** Other hands that are open: in a replay of a finished game. By seat. */
  open: readonly (S | undefined)[];
  /** Says whether it is still telling: a coach waits for that before going on. */
  ontelling?: (busy: boolean) => void;
}
