/**
 * A rulebook as it stands in docs/rules, cut into what a page shows: parts, and in them clauses with
 * their numbers. In the reader's language where it was translated, else in English. Nothing here
 * knows of any one game, or of what a clause means.
 */

import type { Language } from './words.svelte';

export interface Clause {
  number: string;
  html: string;
  /** The sheet is silent, and this project has ruled. */
  ruling: boolean;
}
export type Block = { kind: 'clause'; clause: Clause } | { kind: 'text'; html: string } | { kind: 'table'; head: string[]; rows: string[][] };
export interface Part { id: string; title: string; rebuilt: boolean; blocks: Block[] }
export interface Rulebook { language: Language; title: string; parts: Part[] }

const books = import.meta.glob<string>('../../../docs/rules/**/*.md', { query: '?raw', import: 'default' });
const path = (game: string, language: Language) => `../../../docs/rules/${language === 'en' ? '' : `${language}/`}${game}.md`;

const kept = new Map<string, Promise<Rulebook>>();

/** The book of a game; null where there is none. */
export function rulebook(game: string, language: Language): Promise<Rulebook> | null {
  const own = books[path(game, language)] ? language : 'en', load = books[path(game, own)];
  if (!load) return null;
  const name = `${own} ${game}`;
  const book = kept.get(name) ?? load().then((text) => read(text, own));
  kept.set(name, book);
  return book;
}

export async function clause(game: string, language: Language, number: string): Promise<Clause | null> {
  const book = await rulebook(game, language);
  for (const part of book?.parts ?? []) for (const block of part.blocks) if (block.kind === 'clause' && block.clause.number === number) return block.clause;
  return null;
}

const RULING = /\*\*R\*\*|\(R\)|, R\)/, CLAUSE = /^- (\d+[A-Z]?\.\d+) /, REBUILT = /reconstruct|reconstitu|rekonstru/i;

export function read(text: string, language: Language): Rulebook {
  const book: Rulebook = { language, title: '', parts: [] };
  let part: Part = { id: 'sources', title: '', rebuilt: false, blocks: [] };
  let table: string[][] = [];
  const close = () => {
    const [head = [], , ...rows] = table;
    if (table.length) part.blocks.push({ kind: 'table', head, rows });
    table = [];
  };
  for (const line of text.split('\n')) {
    if (!line.startsWith('|')) close();
    const numbered = CLAUSE.exec(line);
    if (line.startsWith('# ')) book.title = line.slice(2);
    else if (line.startsWith('## ')) {
      if (part.blocks.length) book.parts.push(part);
      const title = line.slice(3);
      part = { id: `part-${/^\w+/.exec(title)?.[0] ?? ''}`, title, rebuilt: REBUILT.test(title), blocks: [] };
    } else if (line.startsWith('|')) table.push(line.split('|').slice(1, -1).map((cell) => inline(cell.trim())));
    else if (numbered) part.blocks.push({ kind: 'clause', clause: { number: numbered[1] ?? '', html: inline(line.slice(numbered[0].length)), ruling: RULING.test(line) } });
    else if (line.trim()) part.blocks.push({ kind: 'text', html: inline(line.replace(/^- /, '• ')) });
  }
  close();
  book.parts.push(part);
  return book;
}

/** Bold, slanted and code; everything else is text, and stays text. */
function inline(text: string): string {
  return text
    .replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
    .replace(/\*\*R\*\*/g, '<b class="r">R</b>')
    .replace(/\*\*(.+?)\*\*/g, '<b>$1</b>')
    .replace(/\*(.+?)\*/g, '<i>$1</i>')
    .replace(/`(.+?)`/g, '<code>$1</code>');
}
