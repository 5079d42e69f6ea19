/** Choosing training cards: which can still be added is read from the legal sets. */

import { VALUES, type Sight } from './facts';

const counted = (set: string) => VALUES.map((value) => [...set].filter((digit) => digit === String(value)).length);

/** Whether a legal set holds all of these cards. */
export function fits(set: string, picked: readonly number[]): boolean {
  const has = counted(set);
  return VALUES.every((value, i) => picked.filter((card) => card === value).length <= (has[i] ?? 0));
}

/** Whether a card of this value can join those picked. */
export const canAdd = (legal: readonly string[], picked: readonly number[], value: number) => legal.some((set) => fits(set, [...picked, value]));

/** The move that picks just these; undefined as long as there are too few. */
export function moveOf(legal: readonly string[], picked: readonly number[]): string | undefined {
  const token = [...picked].sort((a, b) => a - b).join('');
  return legal.find((set) => set === token);
}

/** How many of each value this manager has not played yet, those in training included. */
export function stock(sight: Sight, seat: number, deck: readonly number[]): number[] {
  return VALUES.map((value) => (deck[value - 1] ?? 0) - (sight.manager[seat]?.revealed[value] ?? 0));
}

/** A hand by value, as single cards; the sealed one left out. */
export function hand(own: { training: readonly number[]; card: number }): number[] {
  return VALUES.flatMap((value) => Array.from({ length: Math.max(0, (own.training[value] ?? 0) - (own.card === value ? 1 : 0)) }, () => value));
}
