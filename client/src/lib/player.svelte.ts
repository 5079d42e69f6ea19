/** Who we are here. A guest is made when one is needed, and never before: no account wall. */

import { api, type Me } from './api';

class Player {
  me = $state.raw<Me | null>(null);
  known = $state(false);

  async start(): Promise<void> {
    this.me = await api.me().catch(() => null);
    this.known = true;
  }

  /** Somebody, from now on. Asked twice at once, it is one guest all the same. */
  async somebody(): Promise<Me> {
    if (this.me) return this.me;
    this.#coming ??= api.guest(localStorage.getItem('name') ?? undefined).finally(() => (this.#coming = null));
    return (this.me = await this.#coming);
  }
  #coming: Promise<Me> | null = null;

  /** The same question again, after whatever may have changed the answer. */
  become(me: Me | null): void {
    this.me = me;
  }
}

export const player = new Player();
