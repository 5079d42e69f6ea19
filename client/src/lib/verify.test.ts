import { expect, test } from 'vitest';
import vectors from '../../../docs/chance-vectors.json';
import { commitment, Committed } from './verify';

test('the browser picks what the published vectors say', async () => {
  expect(vectors.length).toBeGreaterThan(0);
  for (const vector of vectors) {
    expect(await commitment(vector.secret)).toBe(vector.commitment);
    const chance = await Committed.from(vector.secret, vector.nonces);
    for (const { question, n, pick } of vector.picks) expect(await chance.pick(BigInt(question), BigInt(n))).toBe(BigInt(pick));
  }
});
