/**
 * Committed chance, checked in the browser: the same algorithm as docs/chance.md, with the same vectors.
 * The n-th question of a game is answered by the n-th pick.
 */

const bytes = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const hex = (buffer: ArrayBuffer) => [...new Uint8Array(buffer)].map((b) => b.toString(16).padStart(2, '0')).join('');
const WORD = 1n << 64n;

export async function commitment(secret: string): Promise<string> {
  return hex(await crypto.subtle.digest('SHA-256', bytes(secret)));
}

export class Committed {
  private constructor(readonly key: CryptoKey, readonly salt: Uint8Array) {}

  static async from(secret: string, nonces: readonly string[]): Promise<Committed> {
    const key = await crypto.subtle.importKey('raw', bytes(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
    // Each nonce with its length before it, so that no two lists of nonces run together alike.
    const salt = nonces.flatMap((nonce) => { const own = bytes(nonce); return [own.length, ...own]; });
    return new Committed(key, Uint8Array.from(salt));
  }

  /** An even pick from 0 to n - 1: words that would favour the low numbers are passed over. */
  async pick(question: bigint, n: bigint): Promise<bigint> {
    const fair = WORD - (WORD % n);
    for (let attempt = 0n; ; attempt++) {
      const word = await this.#word(question, attempt);
      if (word < fair) return word % n;
    }
  }

  async #word(question: bigint, attempt: bigint): Promise<bigint> {
    const text = new Uint8Array(this.salt.length + 16);
    text.set(this.salt);
    const view = new DataView(text.buffer);
    view.setBigUint64(this.salt.length, question);
    view.setBigUint64(this.salt.length + 8, attempt);
    const signed = await crypto.subtle.sign('HMAC', this.key, text);
    return new DataView(signed).getBigUint64(0);
  }
}

/** The outcome that a pick stands for, when the outcomes have these weights, in this order. */
export function outcomeOf(pick: number, odds: Readonly<Record<string, number>>): string {
  let left = pick;
  for (const [outcome, weight] of Object.entries(odds)) {
    if (left < weight) return outcome;
    left -= weight;
  }
  throw new Error('the pick is not below the total of the weights');
}
