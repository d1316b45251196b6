import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tiersApart, youthLevel } from '../../people/levels.ts';
import { contractualStatus } from '../../people/players/contractual-statuses.ts';
import { anyPlayer, anyRequest } from './any-pair.ts';
import { type FitnessPart, fitnessOf, type OrderedPlayer } from './fitness.ts';
import { fitnessPresets } from './fitness-presets.ts';
import { type FitnessComponent, fitnessComponents, fitnessWeights } from './fitness-weights.ts';
import type { MatchedRequest } from './matched.ts';
import { player as matched, request } from './sample-pair.ts';

const player: OrderedPlayer = { ...matched, contractEnd: null, mandateConfirmed: true, replyPercent: null };

function partOf(
  component: FitnessComponent,
  has: Partial<OrderedPlayer>,
  asks: Partial<MatchedRequest> = {},
) {
  const { parts } = fitnessOf({ ...player, ...has }, { ...request, ...asks }, 'balanced');
  return parts.find((part) => part.component === component) as FitnessPart;
}

describe('a fact and its points', () => {
  const bound = { contractualStatus: contractualStatus.underContract };
  const cases: [FitnessComponent, Partial<OrderedPlayer>, Partial<MatchedRequest>, string, number][] = [
    ['level', { currentLevel: 3 }, {}, 'same', 30],
    ['level', { currentLevel: 2 }, {}, 'oneAbove', 26],
    ['level', { currentLevel: 4 }, {}, 'oneBelow', 12],
    ['level', { currentLevel: 1 }, {}, 'twoAbove', 12],
    ['level', { currentLevel: 0 }, {}, 'farAbove', 0],
    ['level', { currentLevel: 5 }, {}, 'twoBelow', 5],
    ['level', { currentLevel: 15 }, {}, 'beside', 5],
    ['level', { currentLevel: 6 }, {}, 'farBelow', 0],
    ['level', { currentLevel: null }, {}, 'unknown', 0],
    ['minutes', { minutes: 2250 }, {}, 'minutes', 20],
    ['minutes', { minutes: 4000 }, {}, 'minutes', 20],
    ['minutes', { minutes: 1125 }, {}, 'minutes', 10],
    ['minutes', { minutes: 0 }, {}, 'minutes', 0],
    ['minutes', { figuresSeason: 2024 }, {}, 'unknown', 0],
    ['age', { bornDate: '2005-07-01' }, { overAge: 20, underAge: 22 }, 'inside', 15],
    ['age', { bornDate: '2004-07-01' }, { overAge: 20, underAge: 22 }, 'inside', 9],
    ['age', { bornDate: '2003-07-01' }, { overAge: 20, underAge: 22 }, 'justOutside', 3],
    ['age', { bornDate: '2002-07-01' }, { overAge: 20, underAge: 22 }, 'outside', 0],
    ['age', { bornDate: '2004-07-01' }, { overAge: 22, underAge: 22 }, 'inside', 15],
    ['age', { bornDate: '2008-07-01' }, { overAge: null, underAge: 22 }, 'inside', 15],
    ['age', {}, { overAge: null, underAge: null }, 'notAsked', 8],
    ['pay', { requestedSalary: 1101 }, { monthlyOffer: 1200 }, 'within', 6],
    ['pay', { requestedSalary: 1250 }, { monthlyOffer: 1200 }, 'within', 6],
    ['pay', { requestedSalary: 1100 }, { monthlyOffer: 1200 }, 'below', 7],
    ['pay', { requestedSalary: 600 }, { monthlyOffer: 1200 }, 'below', 10],
    ['pay', { requestedSalary: 1300 }, { monthlyOffer: 1200 }, 'justAbove', 3],
    ['pay', { requestedSalary: 1500 }, { monthlyOffer: 1200 }, 'above', 0],
    ['pay', { requestedSalary: null, refundRange: 4 }, { monthlyOffer: 1200 }, 'above', 0],
    ['pay', { requestedSalary: null }, { monthlyOffer: 1200 }, 'unknown', 0],
    ['pay', {}, { monthlyOffer: null }, 'notAsked', 5],
    ['contract', {}, {}, 'free', 15],
    ['contract', { ...bound, contractEnd: '2026-06-30' }, {}, 'over', 15],
    ['contract', { ...bound, contractEnd: '2026-12-31' }, {}, 'halfSeason', 9],
    ['contract', { ...bound, contractEnd: '2027-06-30' }, {}, 'nextSummer', 4],
    ['contract', { ...bound, contractEnd: '2027-07-01' }, {}, 'later', 0],
    ['contract', bound, {}, 'unknown', 0],
    ['mandate', {}, {}, 'confirmed', 5],
    ['mandate', { mandateConfirmed: false }, {}, 'unconfirmed', 0],
    ['replies', { replyPercent: null }, {}, 'few', 3],
    ['replies', { replyPercent: 90 }, {}, 'share', 5],
    ['replies', { replyPercent: 0 }, {}, 'share', 0],
  ];
  it.each(cases)('%s of %j, wanted %j: %s gives %d', (component, has, asks, fact, points) => {
    expect(partOf(component, has, asks)).toMatchObject({ fact, points });
  });

  it.each(fitnessPresets)('the most points of the preset %s sum to a hundred', (preset) => {
    expect(Object.values(fitnessWeights[preset]).reduce((sum, weight) => sum + weight, 0)).toBe(100);
  });
});

const anyOrdered: fc.Arbitrary<OrderedPlayer> = fc
  .tuple(
    anyPlayer,
    fc.option(fc.integer({ min: 2025, max: 2029 }), { nil: null }),
    fc.boolean(),
    fc.option(fc.nat(100), { nil: null }),
  )
  .map(([one, until, mandateConfirmed, replyPercent]) => ({
    ...one,
    contractEnd: until === null ? null : `${until}-06-30`,
    mandateConfirmed,
    replyPercent,
  }));
const anyPreset = fc.constantFrom(...fitnessPresets);

describe('for every player and request', () => {
  it('the points are those of the parts, each within its bounds and explained', () => {
    fc.assert(
      fc.property(anyOrdered, anyRequest, anyPreset, (one, asked, preset) => {
        const { points, parts } = fitnessOf(one, asked, preset);
        expect(parts.map(({ component }) => component)).toEqual(fitnessComponents);
        for (const part of parts) {
          expect(part.points).toBeGreaterThanOrEqual(0);
          expect(part.points).toBeLessThanOrEqual(part.max);
          expect(Number.isInteger(part.points)).toBe(true);
        }
        expect(points).toBe(parts.reduce((sum, part) => sum + part.points, 0));
        expect(points).toBeLessThanOrEqual(100);
      }),
    );
  });

  it('a nearer level, more minutes, a lower ask, an earlier end or more answers never cost points', () => {
    fc.assert(
      fc.property(anyOrdered, anyOrdered, anyRequest, anyPreset, (one, other, asked, preset) => {
        const pointsOfPart = (of: OrderedPlayer, component: FitnessComponent) =>
          fitnessOf(of, asked, preset).parts.find((part) => part.component === component)?.points ?? 0;
        const gains = (component: FitnessComponent, better: Partial<OrderedPlayer>) =>
          expect(pointsOfPart({ ...one, ...better }, component)).toBeGreaterThanOrEqual(
            pointsOfPart(one, component),
          );
        const [mine, theirs] = [one.currentLevel, other.currentLevel];
        if (theirs !== null && theirs !== youthLevel && mine !== youthLevel && asked.level !== youthLevel) {
          if (mine === null || tiersApart(theirs, asked.level) < tiersApart(mine, asked.level))
            gains('level', { currentLevel: theirs });
        }
        gains('minutes', { minutes: (one.minutes ?? 0) + 90 });
        if (one.requestedSalary !== null)
          gains('pay', { requestedSalary: Math.floor(one.requestedSalary / 2) });
        if (one.contractEnd !== null)
          gains('contract', { contractEnd: `${Number(one.contractEnd.slice(0, 4)) - 1}-06-30` });
        if (one.replyPercent !== null)
          gains('replies', { replyPercent: Math.min(100, one.replyPercent + 1) });
        gains('mandate', { mandateConfirmed: true });
      }),
    );
  });
});
