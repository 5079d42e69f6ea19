/** Betting as display arithmetic: whose chip is next, and what a bet would win or cost (3, 4). */

import { BLUE, FREE, KO, NOBODY, RED, SPACES, TABLE, type Sight } from './facts';

/** Who bets in one of the three turns, in order. */
export function order(sight: Sight, turn: number): number[] {
  const seats = sight.settings.players;
  const red = sight.fight.corner[RED]?.seat ?? 0, blue = sight.fight.corner[BLUE]?.seat ?? 0;
  const round = Array.from({ length: seats }, (_, along) => (red + along) % seats);
  return turn === 0 ? [red, blue, ...round.filter((seat) => seat !== red && seat !== blue)] : round;
}

export interface Choice {
  token: string;
  /** An offer of this kind, or the acceptance of one that lies there. */
  does: 'offer' | 'accept';
  space: number;
  kind: number;
}

const KINDS: Record<string, number> = { '': 1, x2: 2, KO: 3 };

/** Where a token of the notation lays its chip: `R6x2`, `=B10`. */
export function choices(legal: readonly string[], sight: Sight, amounts: readonly number[]): Choice[] {
  return legal.flatMap((token): Choice[] => {
    const parts = /^(=?)([RB])([\d.]+)(x2|KO)?$/.exec(token);
    if (!parts) return [];
    const first = parts[2] === 'R' ? 0 : TABLE;
    const space = amounts.slice(first, first + TABLE).indexOf(Math.round(Number(parts[3]) * 1000)) + first;
    if (space < first) return [];
    if (parts[1]) return [{ token, does: 'accept', space, kind: sight.bet[space]?.kind ?? FREE }];
    return [{ token, does: 'offer', space, kind: KINDS[parts[4] ?? ''] ?? FREE }];
  });
}

/** How a fight can end, for money: who wins, and whether by K.O. */
export interface Outcome { winner: number; ko: boolean }
export const OUTCOMES: readonly Outcome[] = [
  { winner: RED, ko: false }, { winner: RED, ko: true }, { winner: BLUE, ko: false }, { winner: BLUE, ko: true },
];

/** Whether an offer comes true (3.4, setting `ko_bet`). */
export function comesTrue(space: number, kind: number, outcome: Outcome, koBet: number): boolean {
  const table = space < TABLE ? RED : BLUE;
  if (kind !== KO) return table === outcome.winner;
  return outcome.ko && (koBet === 0 ? table !== outcome.winner : table === outcome.winner);
}

export interface Laid { space: number; kind: number; offeredBy: number; acceptedBy: number }

/** What one bet brings this seat (4.1, 4.2). */
export function brings(bet: Laid, seat: number, outcome: Outcome, amounts: readonly number[], koBet: number): number {
  const stake = (amounts[bet.space] ?? 0) * bet.kind, won = comesTrue(bet.space, bet.kind, outcome, koBet);
  if (bet.offeredBy === bet.acceptedBy) return 0;
  if (bet.acceptedBy === seat) return won ? -stake : stake;
  if (bet.offeredBy !== seat) return 0;
  if (!won) return -stake;
  return bet.acceptedBy < 0 ? stake / 2 : stake;
}

/** The bets that lie on the tables. */
export function laid(sight: Sight): Laid[] {
  return Array.from({ length: SPACES }, (_, space) => space).flatMap((space) => {
    const bet = sight.bet[space];
    return bet && bet.kind !== FREE ? [{ space, kind: bet.kind, offeredBy: bet.offered_by, acceptedBy: bet.accepted_by }] : [];
  });
}

/** The bets as they would lie after this choice. */
export function withChoice(bets: readonly Laid[], choice: Choice | null, seat: number): Laid[] {
  if (!choice) return [...bets];
  if (choice.does === 'accept') return bets.map((bet) => (bet.space === choice.space ? { ...bet, acceptedBy: seat } : bet));
  return [...bets, { space: choice.space, kind: choice.kind, offeredBy: seat, acceptedBy: NOBODY }];
}

/** What all of a seat's bets bring in each of the four outcomes. */
export function sums(bets: readonly Laid[], seat: number, amounts: readonly number[], koBet: number): number[] {
  return OUTCOMES.map((outcome) => bets.reduce((sum, bet) => sum + brings(bet, seat, outcome, amounts, koBet), 0));
}

export interface Prospect {
  stake: number;
  /** What it brings if it is right: at once, and if somebody takes the other side. */
  right: number;
  rightTaken: number;
  wrong: number;
  /** Accepting one's own offer: no money moves. */
  own: boolean;
}

export function prospect(choice: Choice, sight: Sight, seat: number, amounts: readonly number[]): Prospect {
  const stake = (amounts[choice.space] ?? 0) * choice.kind;
  const own = choice.does === 'accept' && sight.bet[choice.space]?.offered_by === seat;
  if (own) return { stake, right: 0, rightTaken: 0, wrong: 0, own };
  return { stake, right: choice.does === 'offer' ? stake / 2 : stake, rightTaken: stake, wrong: -stake, own };
}
