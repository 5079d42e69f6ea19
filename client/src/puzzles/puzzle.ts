/** Puzzles as the server tells them, and which of them somebody has solved: kept in this browser. */

export interface Listed { id: string; theme: string; level: number }

/** docs/puzzles.md says what each part means. */
export interface Puzzle extends Listed {
  game: string;
  settings: Readonly<Record<string, string | number>>;
  tokens: string;
  seat: number;
  best: string;
  by: number;
  values: Readonly<Record<string, readonly [number, number]>>;
  tempting: readonly string[];
  lines: Readonly<Record<string, readonly string[]>>;
  clauses: readonly string[];
  proof: Readonly<Record<string, unknown>>;
}

async function ask<T>(path: string): Promise<T> {
  const answer = await fetch(`/api/puzzles/${path}`);
  if (!answer.ok) throw new Error(answer.statusText);
  return (await answer.json()) as T;
}

export const listed = (game: string) => ask<Listed[]>(game);
export const puzzle = (game: string, number: number) => ask<Puzzle>(`${game}/${number}`);

const shelf = (game: string) => `puzzles-${game}`;

export function solved(game: string): ReadonlySet<string> {
  try {
    return new Set(JSON.parse(localStorage.getItem(shelf(game)) ?? '[]') as string[]);
  } catch {
    return new Set();
  }
}

export function keep(game: string, id: string): void {
  localStorage.setItem(shelf(game), JSON.stringify([...new Set([...solved(game), id])]));
}

/** The number of the first puzzle after this one that is not solved; the next one, if all are. */
export function nextOf(list: readonly Listed[], done: ReadonlySet<string>, number: number): number {
  const order = list.map((_, i) => ((number + i) % list.length) + 1);
  return order.find((n) => n !== number && !done.has(list[n - 1]?.id ?? '')) ?? (number % Math.max(1, list.length)) + 1;
}

const SCALE = ['match-lost', 'round-lost', 'level', 'round-won', 'match-won'] as const;

/** What an action guarantees: the id of a sentence, and its figures. */
export interface Worth { say: string; low: string; high: string }

/** Shares of a round or a fight, money, or the scale of K.O.: docs/puzzles.md says which. */
export function worth({ game, theme }: Pick<Puzzle, 'game' | 'theme'>, [low, high]: readonly [number, number], language: string): Worth {
  if (theme === 'save') return { say: low > 0 ? 'worth-goes-on' : 'worth-lost', low: '', high: '' };
  const end = game === 'ko' && low === high ? SCALE[low * 2 + 2] : undefined;
  if (end) return { say: `worth-${end}`, low: '', high: '' };
  const [kind, form, shown]: [string, Intl.NumberFormatOptions, (value: number) => number] =
    theme === 'bet' ? ['money', { maximumFractionDigits: 0, signDisplay: 'exceptZero' }, (value) => value]
    : game === 'ko' ? ['points', { maximumFractionDigits: 2, signDisplay: 'exceptZero' }, (value) => value]
    : [game === 'knock-out' ? 'fight' : 'round', { style: 'percent', maximumFractionDigits: 0 }, (value) => (value + 1) / 2];
  const [least, most] = [low, high].map((value) => new Intl.NumberFormat(language, form).format(shown(value))) as [string, string];
  return { say: `worth-${kind}-${least === most ? 'exact' : 'between'}`, low: least, high: most };
}
