/** A whole game held against its promise: every answer of chance must follow from the secret. */

import type { Film } from './film';
import type { Score } from './score';
import { commitment, Committed, outcomeOf } from './verify';

export type Verdict = { kind: 'verified'; answers: number } | { kind: 'none' } | { kind: 'broken' } | { kind: 'wrong'; step: number };

export async function prove(score: Score, film: Film): Promise<Verdict> {
  const { Secret: secret, Commitment: promised, Nonces: nonces = '' } = score.headers;
  if (!secret) return { kind: 'none' };
  if ((await commitment(secret)) !== promised) return { kind: 'broken' };
  // A seat that added nothing is written as a dash.
  const chance = await Committed.from(secret, nonces.split(' ').filter(Boolean).map((n) => n.replace('-', '')));
  let question = 0n;
  for (const [n, token] of score.tokens.entries()) {
    const { odds } = await film.frame(n, null);
    if (!odds || !token.startsWith('(')) continue;
    const total = BigInt(Object.values(odds).reduce((a, b) => a + b, 0));
    if (outcomeOf(Number(await chance.pick(question++, total)), odds) !== token) return { kind: 'wrong', step: n + 1 };
  }
  return { kind: 'verified', answers: Number(question) };
}
