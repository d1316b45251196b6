import fc from 'fast-check';
import { expect, it } from 'vitest';
import { playerRole, playerRoles } from '../../people/player-roles.ts';
import { usualAssumptions } from './usual-assumptions.ts';

const counts = (season: Parameters<typeof usualAssumptions>[1]) => {
  const { low, base, high } = usualAssumptions(playerRole.centreForward, season);
  return [low, base, high].map(({ matches, goals, assists }) => [matches, goals, assists]);
};

it('a known season is the base of the assumptions, half of it the low scenario', () => {
  expect(counts({ appearances: 12, goals: 3, assists: 1 })).toEqual([
    [6, 1, 0],
    [12, 3, 1],
    [34, 16, 7],
  ]);
  // Better than usual: the high scenario is not worse than what has been.
  expect(counts({ appearances: 36, goals: 20, assists: 9 })[2]).toEqual([36, 20, 9]);
});

it('what is not known of the season stays as usual for the role', () => {
  expect(counts({ appearances: 20, goals: null, assists: null })[1]).toEqual([20, 8, 3]);
  expect(counts({ appearances: null, goals: 30, assists: 2 })).toEqual(counts(null));
});

it('no scenario counts less than a lower one', () => {
  const figure = fc.option(fc.integer({ min: 0, max: 99 }));
  fc.assert(
    fc.property(
      fc.record({ appearances: figure, goals: figure, assists: figure }),
      fc.option(fc.constantFrom(...playerRoles)),
      (season, role) => {
        const { low, base, high } = usualAssumptions(role, season);
        for (const name of ['matches', 'goals', 'assists'] as const) {
          expect(low[name]).toBeLessThanOrEqual(base[name]);
          expect(base[name]).toBeLessThanOrEqual(high[name]);
        }
      },
    ),
  );
});
