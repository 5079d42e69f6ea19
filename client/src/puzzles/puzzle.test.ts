/** Which puzzle comes next, and what is said of an action's worth. */

import { beforeEach, expect, test } from 'vitest';
import { keep, nextOf, solved, worth, type Listed } from './puzzle';

const list: Listed[] = ['ko-001', 'ko-002', 'ko-003'].map((id) => ({ id, theme: 'save', level: 1 }));
beforeEach(() => localStorage.clear());

test('the next puzzle is one that is not solved, and after the last comes the first', () => {
  expect(nextOf(list, new Set(), 0)).toBe(1);
  expect(nextOf(list, new Set(['ko-002']), 1)).toBe(3);
  expect(nextOf(list, new Set(['ko-002']), 3)).toBe(1);
  expect(nextOf(list, new Set(list.map((one) => one.id)), 3)).toBe(1);
});

test('what is solved is kept, once, and what can’t be read is nothing', () => {
  keep('ko', 'ko-001');
  keep('ko', 'ko-001');
  expect([...solved('ko')]).toEqual(['ko-001']);
  localStorage.setItem('puzzles-ko', 'no JSON');
  expect(solved('ko').size).toBe(0);
});

test.each([
  ['en-garde', 'step', [0, 0.5], 'worth-round-between', '50%', '75%'],
  ['en-garde', 'step', [1, 1], 'worth-round-exact', '100%', '100%'],
  ['knock-out', 'last-round', [-1, -1], 'worth-fight-exact', '0%', '0%'],
  ['knock-out', 'bet', [4034.96, 4035.1], 'worth-money-exact', '+4,035', '+4,035'],
  ['ko', 'last-answer', [-0.5, -0.5], 'worth-round-lost', '', ''],
  ['ko', 'last-cards', [0.45, 0.45], 'worth-points-exact', '+0.45', '+0.45'],
  ['ko', 'last-cards', [-1, 0], 'worth-points-between', '-1', '0'],
  ['ko', 'save', [1, 1], 'worth-goes-on', '', ''],
  ['ko', 'save', [-1, -1], 'worth-lost', '', ''],
] as const)('%s, %s, %j: %s', (game, theme, span, say, low, high) => {
  expect(worth({ game, theme }, span, 'en')).toEqual({ say, low, high });
});
