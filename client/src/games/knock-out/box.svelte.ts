/** What the sheets do not print and an owner of the box may correct: asked of the server once. */

interface Box {
  /** How many fight cards of value 1 to 5 each manager has. */
  cards: readonly number[];
  /** Printed on the offer spaces: four red ones, four blue ones. */
  amounts: readonly number[];
  /** To K.O. from the start spaces 4, 6/8 and 10. */
  steps: readonly number[];
}

/** As it is shipped; also what is shown until the server has answered. */
export const SHIPPED: Box = { cards: [2, 3, 3, 2, 2], amounts: [4000, 6000, 8000, 10000, 4000, 6000, 8000, 10000], steps: [4, 5, 6] };

class Held {
  box = $state.raw<Box>(SHIPPED);
  #asked = false;

  async ask(): Promise<void> {
    if (this.#asked) return;
    this.#asked = true;
    const answer = await fetch('/api/games/knock-out/cards').catch(() => null);
    if (answer?.ok) this.box = (await answer.json()) as Box;
  }
}

export const held = new Held();
