/** What is said to whoever listens, at once: how things stand, when they ask for it. */

import { stateOf } from './state';
import type { Words } from './words.svelte';

class Speaker {
  /** What a screen reader reads as soon as it changes. */
  spoken = $state('');
  /** The same for eyes, until it is closed. */
  shown = $state('');

  state(ui: Words): void {
    this.shown = stateOf(ui);
    this.say(this.shown);
  }

  say(text: string): void {
    // The same words twice are heard twice.
    this.spoken = this.spoken === text ? `${text}\u00a0` : text;
  }

  hush(): void {
    this.shown = '';
  }
}

export const speaker = new Speaker();
