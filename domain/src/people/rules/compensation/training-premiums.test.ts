import { describe, expect, it } from 'vitest';
import { coefficientOfTier, registrationPremium, technicalTrainingPremium } from './italian-premiums.ts';
import { estimateTrainingCompensation, type TrainingCategory } from './training-compensation.ts';

const figures = {
  firstAge: 12,
  lastAge: 21,
  lowestCostToAge: 15,
  movesToAge: 23,
  category1: 90_000,
  category2: 60_000,
  category3: 30_000,
  category4: 10_000,
} as const;

/** A player born in 2000 who was with one club for the season of the 18th birthday. */
function range(former: TrainingCategory | null, next: TrainingCategory | null, withinEea = true) {
  const careerEntries = [{ club: 'A', from: '2017-07-01', to: '2018-06-30', category: former }];
  const given = {
    bornDate: '2000-03-10',
    careerEntries,
    today: '2026-11-01',
    newClubCategory: next,
    withinEea,
  };
  const found = estimateTrainingCompensation(figures, { ...given, occasion: 'firstContract' });
  return [found.minCents / 100, found.maxCents / 100];
}

describe('training compensation for a season at 18', () => {
  it.each([
    ['upwards in the EEA is the average of both costs', 3, 1, true, 60_000],
    ['downwards in the EEA is the lower cost', 1, 3, true, 30_000],
    ['outside the EEA is the cost of the new club', 1, 2, false, 60_000],
    ['from a new club of category 4 is nothing', 1, 4, true, 0],
  ] as const)('%s', (_, former, next, withinEea, euros) => {
    expect(range(former, next, withinEea)).toEqual([euros, euros]);
  });

  it('is a range while a category is not known', () => {
    expect(range(3, null)).toEqual([0, 60_000]);
  });
});

describe('the premiums of Italy', () => {
  const training = {
    bornDate: '2000-03-10',
    careerEntries: [{ club: 'A', from: '2010-07-01', to: '2013-06-30' }],
    today: '2026-11-01',
  };

  it('give one fifth for each of the five seasons before 16, and no amount while the base is not known', () => {
    const { totalCents, unallocated, shares } = registrationPremium(
      { parts: 5, beforeAge: 16, dueInSeasonOfAge: 20, base: null },
      training,
    );
    expect(totalCents).toBeNull();
    expect(shares.map(({ age, portion, amountCents }) => [age, portion, amountCents])).toEqual([
      [11, 0.2, null],
      [12, 0.2, null],
      [13, 0.2, null],
    ]);
    expect(unallocated).toBeCloseTo(0.4);
  });

  const art99 = {
    firstAge: 10,
    lastAge: 21,
    base: null,
    coefficientTier1: 4,
    coefficientTier2: 3,
    coefficientTier3: 2,
    coefficientTier4: null,
    coefficientBelow: 0.5,
  };

  it.each([
    [1, 4],
    [3, 2],
    [4, null],
    [5, 0.5],
    [15, 0.5],
    [null, null],
  ])('have for tier %s the coefficient %s', (tier, coefficient) => {
    expect(coefficientOfTier(art99, tier)).toBe(coefficient);
  });

  it('multiply base, coefficient and years once the base is known', () => {
    const more = { ...training, coefficient: 2, contractYears: 3 };
    const { totalCents, shares } = technicalTrainingPremium({ ...art99, base: 1_000 }, more);
    expect(totalCents).toBe(6_000_00);
    expect(shares.map(({ amountCents }) => amountCents)).toEqual([500_00, 500_00, 500_00]);
  });
});
