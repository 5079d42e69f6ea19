/** What the board says a bet would bring is what the rules pay: see tests/rules/knock_out/test_client_cases.py. */

import { expect, test } from 'vitest';
import { laid, OUTCOMES, prospect, sums, withChoice, type Choice } from './bets';
import cases from './cases.json';
import { FREE, NOBODY, type Sight } from './facts';

type Case = (typeof cases.fights)[number];
const { amounts } = cases;
const sightOf = ({ bets }: Case) => ({ bet: bets.map(([kind, offered_by, accepted_by]) => ({ kind, offered_by, accepted_by })) }) as unknown as Sight;
const without = (fight: Case, space: number): Case => ({ ...fight, bets: fight.bets.map((bet, at) => (at === space ? [FREE, NOBODY, NOBODY] : bet)) });
const untaken = (fight: Case, space: number): Case => ({ ...fight, bets: fight.bets.map((bet, at) => (at === space ? [bet[0] ?? FREE, bet[1] ?? NOBODY, NOBODY] : bet)) });

test('everybody’s bets bring what the rules pay, in each of the four outcomes', () => {
  for (const fight of cases.fights) {
    const told = fight.sums[0]?.map((_, seat) => sums(laid(sightOf(fight)), seat, amounts, fight.ko_bet));
    expect(told).toEqual(fight.sums[0]?.map((_, seat) => fight.sums.map((paid) => paid[seat])));
  }
});

test('what a chip would bring is the difference it makes', () => {
  let tried = 0;
  for (const fight of cases.fights) {
    fight.bets.forEach(([kind = FREE, offeredBy = NOBODY, acceptedBy = NOBODY], space) => {
      if (kind === FREE) return;
      const taken = acceptedBy >= 0, seat = taken ? acceptedBy : offeredBy;
      const before = sightOf(taken ? untaken(fight, space) : without(fight, space));
      const choice: Choice = { token: '', does: taken ? 'accept' : 'offer', space, kind };
      const brought = (bets: ReturnType<typeof laid>) => sums(bets, seat, amounts, fight.ko_bet);
      const now = brought(laid(before)), then = brought(withChoice(laid(before), choice, seat));
      const made = OUTCOMES.map((_, i) => (then[i] ?? 0) - (now[i] ?? 0));
      const sees = prospect(choice, before, seat, amounts);
      if (sees.own) return expect([sees.right, sees.wrong]).toEqual([0, 0]);
      expect([...new Set(made)].sort((a, b) => a - b)).toEqual([sees.wrong, sees.right]);
      tried += 1;
    });
  }
  expect(tried).toBeGreaterThan(100);
});
