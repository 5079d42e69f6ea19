/**
 * What need not be on the screen at once: it is done when the frame that is being made is painted,
 * so that nobody waits for a log line to see a card. Nothing here knows what is drawn.
 */

import { untrack } from 'svelte';

// A page that nobody sees paints nothing; and whoever listens is not to wait any longer.
const LATEST = 80;

/** Do this once the frame that comes has been painted; soon, in any case. */
export function afterPaint(work: () => void): void {
  let done = false;
  const once = (): void => {
    if (!done) work();
    done = true;
  };
  setTimeout(once, LATEST);
  requestAnimationFrame(() => setTimeout(once));
}

/** A value that follows another as soon as the board has been painted. Made where effects may be. */
export class Trailing<T> {
  #current = $state.raw() as T;
  #waits = false;

  constructor(of: () => T) {
    this.#current = untrack(of);
    $effect(() => {
      if (of() === untrack(() => this.#current) || this.#waits) return;
      this.#waits = true;
      afterPaint(() => {
        this.#waits = false;
        this.#current = untrack(of);
      });
    });
  }

  get current(): T {
    return this.#current;
  }
}
