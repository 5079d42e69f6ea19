/** Moves in words, apart from any board: each game's own, in each language; a token that nobody knows stays as it is. */

import { beforeAll, expect, test } from 'vitest';
import type { Namer } from '../lib/naming';
import { LANGUAGES, Words } from '../lib/words.svelte';
import { GAMES } from './index';
import cases from './ko/cases.json';
import { use, type Deck } from './ko/deck';

const sources = import.meta.glob<string>(['./*/text/*.ftl', '../../../src/sparring/games/*/text/*.ftl'], { query: '?raw', import: 'default', eager: true });
const source = (path: string) => sources[path] ?? '';
const names = ['Anna', 'Boris'];

async function says<S>(game: string, sight: S, tokens: readonly string[]): Promise<string[][]> {
  const namer = (await (game === 'ko' ? import('./ko/says').then((it) => it.named) : GAMES[game]?.namer())) as Namer<S>;
  return LANGUAGES.map((language) => {
    const ui = new Words(language, source(`./${game}/text/${language}.ftl`));
    const own = new Words(language, source(`../../../src/sparring/games/${game.replace('-', '_')}/text/${language}.ftl`));
    return tokens.map((token) => namer(token, { sight, ui, own, names }));
  });
}

beforeAll(() => use(cases.deck as Deck));

test('En Garde: what is done, and that a retreat may be from an attack', async () => {
  const tokens = ['+3', '-2', 'x2', '+1x2', '/', '/24', '0', '?'];
  const [turn] = await says('en-garde', { phase: 0, blow: 3 }, tokens);
  expect(turn).toEqual(['Advance 3', 'Retreat 2', 'Attack with 2', 'Advance 1, attack with 2', 'Parry', 'Parry with 2 + 4', 'No move left', '?']);
  const [answer] = await says('en-garde', { phase: 4, blow: 3 }, ['-2', '0']);
  expect(answer).toEqual(['Retreat 2 from it', 'Take the hit']);
});

test('Knock Out: challenges, training, bets with their stakes, cards', async () => {
  const bet = Array.from({ length: 8 }, (_, space) => ({ kind: space === 5 ? 2 : 0, offered_by: 0, accepted_by: -1 }));
  const [english, , german] = await says('knock-out', { bet }, ['A>b', '1245', 'R10', 'R6x2', 'B8KO', '=B6', '-', '4', 'Z>q']);
  expect(english).toEqual([
    'Robin Zorres challenges Hook Finn', 'Into training with 1245', 'Offer 10,000 on red', 'Offer 12,000 on red, doubled', 'Offer 24,000 on a K.O. at the blue table',
    'Take the other side of 12,000 on blue, doubled', 'Pass', 'Lay the 4', 'Z>q',
  ]);
  expect(german?.[3]).toContain('auf Rot, doppelt bieten');
});

test('K.O.: what is done, and with which cards', async () => {
  const sight = { phase: 2, turn: 0, chain: [], length: 0, corner: [{ quarter: 0 }, { quarter: 1 }] };
  const [english, french] = await says('ko', sight, ['>y', 'bA1B1', '-D', 'D', '--', 'nonsense']);
  expect(english).toEqual(['Move to yellow', 'Attack: blue left jab, blue straight right', 'Change the card: dodge', 'Dodge', 'Throw the last card', 'nonsense']);
  expect(french?.[1]).toMatch(/ : /);
});
