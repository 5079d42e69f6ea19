/** Reading tokens, and which selection of cards fits which move. */

import { beforeAll, describe, expect, test } from 'vitest';
import cases from './cases.json';
import { cardNames, use, type Deck } from './deck';
import { fits, joins, made, read, uses, within, type Move } from './moves';

beforeAll(() => use(cases.deck as Deck));

const named = (...names: string[]) => names.map((name) => cardNames.indexOf(name));
const moves = (...tokens: string[]): Move[] => tokens.map(read);

describe('tokens', () => {
  test('every token there is takes the cards that the rules say', () => {
    const read_ = Object.fromEntries(Object.keys(cases.tokens).map((token) => [token, read(token).cards]));
    expect(read_).toEqual(cases.tokens);
  });
  test('a token is read as what it does', () => {
    const verbs = { '>y': 'move', bA1B2: 'hit', gC: 'hit', D: 'cover', B: 'cover', O: 'cover', L: 'cover', 'S>g': 'step', 'D+X': 'follow', 'D+rB1C': 'follow', '-bA1': 'throw', '-D': 'throw', '--': 'last' };
    for (const [token, verb] of Object.entries(verbs)) expect([token, read(token).verb]).toEqual([token, verb]);
  });
  test('a move and a side-step say where they lead', () => {
    expect([read('>b').quarter, read('S>g').quarter, read('bC').quarter]).toEqual([0, 3, undefined]);
  });
});

describe('selections', () => {
  const hand = () => named('bA1', 'bB1', 'rC', 'D', 'D');
  const legal = () => moves('>y', '>g', 'bA1', 'bB1', 'bA1B1', '-bA1', '-bB1', '-rC', '-D');

  test('cards are counted', () => {
    expect(within(named('D', 'D'), named('D', 'bA1'))).toBe(false);
    expect(within(named('D', 'D'), named('D', 'bA1', 'D'))).toBe(true);
  });
  test('with nothing selected there are the moves that take no card', () => {
    expect(made(legal(), []).map((m) => m.token)).toEqual(['>y', '>g']);
  });
  test('one card can be played and thrown', () => {
    expect(made(legal(), named('bA1')).map((m) => m.token)).toEqual(['bA1', '-bA1']);
  });
  test('a chain is found in whatever order its cards are picked', () => {
    expect(made(legal(), named('bB1', 'bA1')).map((m) => m.token)).toEqual(['bA1B1']);
  });
  test('a card joins the selection, takes its place, or is barred', () => {
    expect(fits(legal(), hand(), [0])).toEqual(['picked', 'joins', 'instead', 'instead', 'instead']);
    expect(fits(moves('>y', 'D', 'D+bA1'), hand(), [])).toEqual(['joins', 'barred', 'barred', 'joins', 'joins']);
  });
  test('of two dodges only one can be in a selection', () => {
    expect(fits(moves('D', 'D+bA1'), hand(), [3])).toEqual(['joins', 'barred', 'barred', 'picked', 'instead']);
  });
  test('a card that only follows a dodge can be picked first', () => {
    expect(joins(moves('D', 'D+X'), [], named('X')[0] as number)).toBe(true);
    expect(made(moves('D', 'D+X'), named('X'))).toEqual([]);
  });
  test('a side-step offers both its quarters', () => {
    expect(made(moves('S>y', 'S>g', '>y', '>g'), named('S')).map((m) => m.quarter)).toEqual([1, 3]);
  });
  test('what a card is good for is said', () => {
    const answers = moves('>y', 'bA1', 'D', 'D+bA1', '-bA1', '-D');
    expect(uses(answers, named('bA1')[0] as number)).toEqual({ hits: true, covers: false, throws: true });
    expect(uses(answers, named('D')[0] as number)).toEqual({ hits: false, covers: true, throws: true });
  });
});
