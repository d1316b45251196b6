import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shippedPacks } from '../../people/rules/packs/shipped-packs.ts';
import type { Rule } from '../../people/rules/rule.ts';
import { knownCareer } from './known-career.ts';
import { type TrainingCase, trainingRewards } from './training-rewards.ts';

const packs = Object.values(shippedPacks).flat();
const day = '2026-11-01';
/** Born in March 2006: 10 in 2015/16, 12 in 2017/18, 20 in 2025/26. */
const bornDate = '2006-03-10';
const careerEntry = (club: string, startYear: number, endYear: number) => ({ club, startYear, endYear });
const usual = {
  day,
  association: 'IT',
  isEea: true,
  bornDate,
  career: [careerEntry('Virtus', 2017, 2019), careerEntry('Brenta', 2021, 2024)],
  compensationCents: 1_000_000_00,
  newClubCategory: null,
  tier: 3,
  contractYears: null,
};
const rewards = (given: Partial<TrainingCase> = {}, rules: readonly Rule[] = packs) =>
  trainingRewards(rules, { ...usual, ...given });

describe('what a career says of a player’s training', () => {
  const known = (entries: Parameters<typeof knownCareer>[0]['entries']) =>
    knownCareer({ entries, bornDate, day, ages: [10, 23] });

  it('are the career entries, and the seasons of which nothing is known', () => {
    const { careerEntries, missing } = known(usual.career);
    expect(careerEntries).toEqual([
      { club: 'Virtus', from: '2017-07-01', to: '2019-06-30' },
      { club: 'Brenta', from: '2021-07-01', to: '2024-06-30' },
    ]);
    expect(missing).toEqual([
      { from: '2015/16', to: '2016/17' },
      { from: '2019/20', to: '2020/21' },
      { from: '2024/25', to: '2026/27' },
    ]);
  });

  it('gives a loan’s season to the club that had the player', () => {
    const { careerEntries } = known([careerEntry('Owner', 2017, 2020), careerEntry('Borrower', 2018, 2019)]);
    expect(careerEntries.map(({ club, from }) => [club, from])).toEqual([
      ['Owner', '2017-07-01'],
      ['Borrower', '2018-07-01'],
      ['Owner', '2019-07-01'],
    ]);
  });

  it('leaves a season of two clubs unclear, and names clubs without years', () => {
    const { careerEntries, unclear, undated } = known([
      careerEntry('B', 2018, 2019),
      careerEntry('A', 2018, 2019),
      careerEntry('C', 0, 0),
    ]);
    expect(careerEntries).toEqual([]);
    expect(unclear).toEqual([{ season: '2018/19', clubs: ['A', 'B'] }]);
    expect(undated).toEqual(['C']);
  });

  it('ends today', () => {
    expect(known([careerEntry('A', 2026, 2030)]).careerEntries).toEqual([
      { club: 'A', from: '2026-07-01', to: day },
    ]);
  });
});

describe('training rewards of a deal', () => {
  it('divide 5 % of the compensation, with the rest unallocated', () => {
    const { solidarity } = rewards();
    expect(solidarity?.totalCents).toBe(50_000_00);
    expect(solidarity?.shares.map(({ club, age, amountCents }) => [club, age, amountCents])).toEqual([
      ['Virtus', 12, 2_500_00],
      ['Virtus', 13, 2_500_00],
      ['Brenta', 16, 5_000_00],
      ['Brenta', 17, 5_000_00],
      ['Brenta', 18, 5_000_00],
    ]);
    expect(solidarity?.unallocatedCents).toBe(30_000_00);
  });

  it('withhold solidarity from the compensation, unless the new club bears it on top', () => {
    expect(rewards().solidarity).toMatchObject({
      isOnTop: false,
      paidCents: 1_000_000_00,
      receivedCents: 950_000_00,
    });
    expect(rewards({ solidarityOnTop: true }).solidarity).toMatchObject({
      isOnTop: true,
      paidCents: 1_050_000_00,
      receivedCents: 1_000_000_00,
      totalCents: 50_000_00,
    });
  });

  it('have no solidarity without a compensation that is known', () => {
    expect(rewards({ compensationCents: null }).solidarity).toBeNull();
  });

  it('have training compensation as a range of what the press says, as long as it can fall due', () => {
    const { compensation } = rewards();
    expect(compensation?.rule.certainty).toBe('press');
    expect(compensation?.until).toBe('2029-12-31');
    // Two seasons at 10,000 and three at 10,000 to 90,000; nothing for a new club of category 4.
    expect(compensation?.ranges?.firstContract).toMatchObject({ minCents: 0, maxCents: 290_000_00 });
    expect(compensation?.ranges?.laterMove).toMatchObject({ minCents: 0, maxCents: 270_000_00 });
    expect(rewards({ bornDate: '2002-12-31' }).compensation).toMatchObject({
      until: '2025-12-31',
      ranges: null,
    });
  });

  it('say for Italy how the premiums divide, and which values are missing instead of an amount', () => {
    const { registrationPremium, technicalTraining } = rewards();
    expect(registrationPremium).toMatchObject({ totalCents: null, missing: ['base'] });
    expect(registrationPremium?.rule.article).toBe('art. 96');
    expect(registrationPremium?.shares.map(({ club, age, portion }) => [club, age, portion])).toEqual([
      ['Virtus', 12, 0.2],
      ['Virtus', 13, 0.2],
    ]);
    expect(technicalTraining).toMatchObject({
      totalCents: null,
      missing: ['base', 'coefficient', 'contractYears'],
    });
    expect(technicalTraining?.rule.article).toBe('art. 99');
    const spain = rewards({ association: 'ES' });
    expect([spain.registrationPremium, spain.technicalTraining]).toEqual([null, null]);
  });

  it('compute art. 99 once staff entered its values and the years of the contract are known', () => {
    const entered = packs.map(
      (rule): Rule =>
        rule.kind === 'technicalTraining'
          ? {
              ...rule,
              figures: { ...rule.figures, base: 1_200, coefficientTier3: 1.5, coefficientBelow: 0.5 },
            }
          : rule,
    );
    const premium = (given: Partial<TrainingCase>) => rewards(given, entered).technicalTraining;
    // 1,200 × 1.5 × 2 = 3,600: a twelfth for each season from 10 to 21.
    expect(premium({ contractYears: 2 })).toMatchObject({ totalCents: 3_600_00, missing: [] });
    expect(premium({ contractYears: 2 })?.shares.map(({ amountCents }) => amountCents)).toEqual(
      Array.from({ length: 5 }, () => 300_00),
    );
    expect(premium({ contractYears: 1, tier: 9 })).toMatchObject({ totalCents: 600_00 });
    expect(premium({ contractYears: null })).toMatchObject({ totalCents: null, missing: ['contractYears'] });
    expect(premium({ contractYears: 1, tier: 1 })).toMatchObject({
      totalCents: null,
      missing: ['coefficient'],
    });
  });

  it('lose no cent, whatever the career', () => {
    const entry = fc.record({
      club: fc.constantFrom('A', 'B', 'C'),
      startYear: fc.constantFrom(0, ...Array.from({ length: 16 }, (_, index) => 2013 + index)),
      endYear: fc.integer({ min: 2013, max: 2030 }),
    });
    fc.assert(
      fc.property(
        fc.array(entry, { maxLength: 10 }),
        fc.integer({ min: 0, max: 10_000_000_000 }),
        fc.constantFrom('IT', 'IE', null),
        fc.boolean(),
        (career, compensationCents, association, solidarityOnTop) => {
          const given = { ...usual, career, compensationCents, association, solidarityOnTop };
          const { solidarity } = trainingRewards(packs, given);
          expect((solidarity?.receivedCents ?? 0) + (solidarity?.totalCents ?? 0)).toBe(
            solidarity?.paidCents,
          );
          const parts =
            solidarity?.shares.reduce((sum, { amountCents }) => sum + amountCents, 0) ?? Number.NaN;
          expect(parts + (solidarity?.unallocatedCents ?? Number.NaN)).toBe(
            Math.round(compensationCents / 20),
          );
        },
      ),
      { numRuns: 60 },
    );
  });
});
