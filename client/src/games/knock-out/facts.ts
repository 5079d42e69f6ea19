/** What a Sight of Knock Out says, in words of this client. Display only: nothing here decides. */

import type { KnockOutBoxerKey, KnockOutSight } from '../../wire';

export type Sight = KnockOutSight;

// As in src/sparring/games/knock_out/state.py.
export const LOTS = 0, CHALLENGING = 1, TRAINING = 2, BETTING = 3, ROUND = 4, DONE = 5;
export const RED = 0, BLUE = 1;
export const FREE = 0, SIMPLE = 1, DOUBLE = 2, KO = 3;
export const TABLE = 4, SPACES = 8, ROUNDS = 3, LEAST = 3;
/** No seat, boxer or space: whatever is below 0 is one, the server's numbers for it differ. */
export const NOBODY = -1;
export const LOAN = 50_000, FOR_A_CARD = 5_000, CASH = 100_000;
export const VALUES = [1, 2, 3, 4, 5] as const;

export const BOXERS: readonly KnockOutBoxerKey[] = [
  'robin-zorres', 'nick-hacker', 'arnold-blackndecker', 'hook-finn', 'king-gong',
  'mick-jabber', 'moby-duck', 'bobby-weaver', 'duke-box', 'kurt-upper',
];
export const LEVELS = ['amateur', 'professional', 'champion'] as const;
export const TITLES = ['none', 'superchampion', 'world-champion'] as const;
export const CORNERS = ['red', 'blue'] as const;
/** In the notation: a capital for a heavyweight. */
export const LETTERS = 'AaBbCcDdEe';

const PRINTED = [[6_000, 8_000, 10_000], [4_000, 6_000, 8_000]] as const;

export const managerOf = (boxer: number) => Math.floor(boxer / 2);
export const isLight = (boxer: number) => boxer % 2 === 1;
export const leftOf = (sight: Sight, seat: number) => (seat + 1) % sight.settings.players;

/** What a boxer is paid for a fight: printed, twice that for a Superchampion, three times for a World Champion. */
export function startMoney(sight: Sight, boxer: number): number {
  const own = sight.boxer[boxer];
  return own ? (PRINTED[boxer % 2]?.[own.level] ?? 0) * (1 + own.title) : 0;
}

export const boxerNumber = (key: unknown) => BOXERS.indexOf(key as KnockOutBoxerKey);
export const boxerName = (boxer: number, words: { say: (id: string) => string }) => words.say(`boxer-${BOXERS[boxer]}`);

/** The corner a seat fights in, or NOBODY. */
export const cornerOf = (sight: Sight, seat: number | null) => (sight.fights ? sight.fight.corner.findIndex((c) => c.seat === seat) : NOBODY);

/** Whether a fight is being prepared or fought, so that corners and tables mean something. */
export const fighting = (sight: Sight) => sight.fights > 0 && sight.fight.ending === 0;

const formats = new Map<string, Intl.NumberFormat>();
/** An amount in a language's own groups, with a true minus. */
export function money(amount: number, language: string, sign = false): string {
  const key = language + sign;
  let format = formats.get(key);
  if (!format) formats.set(key, (format = new Intl.NumberFormat(language, sign ? { signDisplay: 'exceptZero' } : {})));
  return format.format(amount).replace('-', '\u2212');
}
