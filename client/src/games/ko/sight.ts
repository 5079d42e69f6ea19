/** What the numbers of a Sight of K.O. say. The order of these is that of the rules' own. */

import type { KoSight } from '../../wire';
import { deck } from './deck';
import type { KoEndingKey } from '../../wire';
import { STYLE_KEYS } from './deck';
import type { Style } from '../../parts/boxer/pose';

export const STYLING = 0, TURN = 4, FORCED = 5, BOUND = 6, ANSWER = 7, SENT = 8, FELLED = 9, DONE = 11;
export const ROUNDS = [3, 4, 6, 8, 10, 12, 15];
export const LONGEST = 15, BELL = 8, LEAD = 12, WARNINGS = 3;

export const ENDINGS: readonly KoEndingKey[] = [
  'emptied', 'thrown', 'bell', 'talon', 'points', 'draw', 'knock-out', 'sponge', 'disqualified', 'stopped', 'no-contest', 'non-combativity',
];

export const rounds = (sight: KoSight) => ROUNDS[sight.settings.rounds] ?? 6;

/** Puncher, battant or scientifique, as a number; a boxer without a style card stands like the first. */
export function styleOf(sight: KoSight, seat: number): number {
  return deck.styles[sight.corner[seat]?.nickname ?? -1] ?? 0;
}
export const styleName = (sight: KoSight, seat: number): Style => STYLE_KEYS[styleOf(sight, seat)] ?? 'puncher';
export const nicknameOf = (sight: KoSight, seat: number): string => deck.nicknames[sight.corner[seat]?.nickname ?? -1] ?? '';

const sum = (row: readonly number[], upto: number) => row.slice(0, upto).reduce((a, b) => a + b, 0);
/** The totals of the sheet's two columns. */
export const pointsOf = (sight: KoSight, seat: number) => sum(sight.corner[seat]?.points ?? [], LONGEST);
export const refereeOf = (sight: KoSight, seat: number) => sum(sight.corner[seat]?.referee ?? [], LONGEST);

/** Whether a round stands on the sheet: the referee always gives something. */
export const scored = (sight: KoSight, row: number) => (sight.corner[0]?.referee[row] ?? 0) > 0;
/** Whether this boxer won a round by knocking the other down: nothing else makes it 5 to 3. */
export const downIn = (sight: KoSight, seat: number, row: number) => sight.corner[seat]?.referee[row] === 5 && sight.corner[1 - seat]?.referee[row] === 3;

export const together = (sight: KoSight) => sight.corner[0]?.quarter === sight.corner[1]?.quarter;
/** The quarters beside this one in the ring's cycle. */
export const beside = (quarter: number): [number, number] => [(quarter + 1) % 4, (quarter + 3) % 4];

/** So many of each kind, as a list of kinds. */
export const cards = (counts: readonly number[]): number[] => counts.flatMap((n, kind) => Array.from({ length: n }, () => kind));

/** The cards of the pending attack, lowest first. */
export const pending = (sight: KoSight) => sight.chain.slice(0, sight.length);
