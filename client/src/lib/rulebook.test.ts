import { expect, test } from 'vitest';
import { clause, read, rulebook } from './rulebook';
import { LANGUAGES } from './words.svelte';

test('a book is cut into parts, clauses, tables and text', () => {
  const book = read('# Title\n\nSource <a>.\n\n## 1 First\n- 1.1 Two *fencers* & `x`.\n- 1.2 **R** One.\n\n| a | b |\n|---|---|\n| 1 | **2** |\n\n## 2 Cards (reconstruction)\n- 2.1 Text', 'en');
  expect(book.title).toBe('Title');
  expect(book.parts.map((part) => [part.id, part.rebuilt])).toEqual([['sources', false], ['part-1', false], ['part-2', true]]);
  expect(book.parts[0]?.blocks).toEqual([{ kind: 'text', html: 'Source &lt;a&gt;.' }]);
  expect(book.parts[1]?.blocks).toEqual([
    { kind: 'clause', clause: { number: '1.1', html: 'Two <i>fencers</i> &amp; <code>x</code>.', ruling: false } },
    { kind: 'clause', clause: { number: '1.2', html: '<b class="r">R</b> One.', ruling: true } },
    { kind: 'table', head: ['a', 'b'], rows: [['1', '<b>2</b>']] },
  ]);
});

test.each(['en-garde', 'knock-out', 'ko'])('every clause of %s is there in every language', async (game) => {
  const numbers = async (language: (typeof LANGUAGES)[number]) =>
    (await rulebook(game, language))?.parts.flatMap((part) => part.blocks.flatMap((block) => (block.kind === 'clause' ? [`${block.clause.number} ${block.clause.ruling}`] : [])));
  const english = await numbers('en');
  expect(english?.length).toBeGreaterThan(20);
  for (const language of LANGUAGES) expect(await numbers(language)).toEqual(english);
  expect((await clause(game, 'en', '2.1'))?.html).toBeTruthy();
  expect(await clause(game, 'en', '99.1')).toBeNull();
});
