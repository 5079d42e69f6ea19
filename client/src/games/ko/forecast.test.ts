/** What the board says of chains and answers is what the rules do: see tests/rules/ko/test_client_cases.py. */

import { beforeAll, describe, expect, test } from 'vitest';
import cases from './cases.json';
import { cardNames, use, type Deck } from './deck';
import { isSponge, outcome, pairOf, worth } from './forecast';
import { read } from './moves';

beforeAll(() => use(cases.deck as Deck));
const named = (...names: string[]) => names.map((name) => cardNames.indexOf(name));
const PUNCHER = 0, BATTANT = 1;

test('every answer comes to what the rules make of it', () => {
  const wrong = cases.answers.filter(({ chain, style, token, end, points }) => {
    const said = outcome(chain, style, read(token));
    return said.end !== end || said.points !== points;
  });
  expect(wrong).toEqual([]);
  expect(new Set(cases.answers.map((answer) => answer.end))).toEqual(new Set(['points', 'kd', 'ko', 'sponge']));
});

describe('chains', () => {
  test('K under O is a knock-out, K under D a knock-down, in the style of who plays', () => {
    expect(pairOf(named('bB1', 'bC'), PUNCHER)?.says).toBe('ko');
    expect(pairOf(named('bB2', 'bC'), BATTANT)?.says).toBe('kd');
    expect(pairOf(named('bB1', 'bC'), BATTANT)).toBe(null);
  });
  test('only the last card and the one beneath it make a pair', () => {
    expect(pairOf(named('D', 'bA1', 'bC'), PUNCHER)).toBe(null);
    expect(pairOf(named('D', 'X'), PUNCHER)?.says).toBe('kd');
  });
  test('A, B and C are the sponge, after a dodge too', () => {
    expect([isSponge(named('bA1', 'bB1', 'bC')), isSponge(named('D', 'rA2', 'rB1', 'rC')), isSponge(named('bB1', 'bC'))]).toEqual([true, true, false]);
  });
  test('a chain is worth its values', () => {
    expect(worth(named('yA2', 'yC'), BATTANT)).toBe(6);
  });
});
