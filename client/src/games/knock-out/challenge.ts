/** Challenges as buttons: what is legal is read from `legal`; what isn't is explained from the Sight. */

import { LEAST, LETTERS, managerOf, startMoney, type Sight } from './facts';

export type Why = 'out' | 'trophy' | 'steak' | 'few-cards' | 'own' | 'low-money' | 'amateur' | 'nobody' | '';

export const token = (mine: number, theirs: number) => `${LETTERS[mine]}>${LETTERS[theirs]}`;

/** Boxers that a legal challenge begins with, or that can be challenged by this one. */
export function challengers(legal: readonly string[]): number[] {
  return [...new Set(legal.map((move) => LETTERS.indexOf(move[0] ?? '?')))].filter((boxer) => boxer >= 0);
}
export function opponents(legal: readonly string[], mine: number): number[] {
  return legal.filter((move) => move[0] === LETTERS[mine] && move[1] === '>').map((move) => LETTERS.indexOf(move[2] ?? '?'));
}

/** What keeps a boxer from fighting at all (2.1). */
function kept(sight: Sight, boxer: number): Why {
  if (sight.boxer[boxer]?.out) return 'out';
  if ((sight.manager[managerOf(boxer)]?.cards ?? 0) < LEAST) return 'few-cards';
  if (sight.trophy === boxer) return 'trophy';
  return sight.steak === boxer ? 'steak' : '';
}

/** Why one's own boxer can't challenge: kept from it, or nobody is a match. */
export function whyNotMine(sight: Sight, mine: number): Why {
  return kept(sight, mine) || 'nobody';
}

/** Why this boxer can't be challenged by that one; or by nobody of this manager's, if none is chosen. */
export function whyNot(sight: Sight, mine: number, theirs: number): Why {
  if (managerOf(mine) === managerOf(theirs)) return 'own';
  const reason = kept(sight, theirs);
  if (reason) return reason;
  if (sight.boxer[mine]?.level === 0 && sight.boxer[theirs]?.title) return 'amateur';
  return startMoney(sight, mine) > startMoney(sight, theirs) ? 'low-money' : '';
}

/** A manager's two boxers, the heavyweight first. */
export const stable = (seat: number) => [2 * seat, 2 * seat + 1];
