import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomAssumptions, randomCommission, randomTerms } from '../../../test/random-terms.ts';
import { playerRole } from '../../people/player-roles.ts';
import { commissionBySeason, commissionInstalments } from '../agent-fee.ts';
import { exampleTerms } from './example-terms.ts';
import { caseParts, normaliseOffer, normaliseOffers, valueCases } from './normalised-offer.ts';
import type { OfferTerms } from './offer-terms.ts';
import { usualAssumptions } from './usual-assumptions.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const seenTerms = fc.oneof(
  randomTerms,
  fc
    .tuple(randomTerms, randomCommission)
    .map(([terms, commission]): OfferTerms => ({ ...terms, ...commission })),
);

/** Two seasons of an amateur in Italy, who pays the agent and a room. */
const terms: OfferTerms = {
  ...exampleTerms,
  house: null,
  commissionPayer: 'recipient',
};
const assumed = {
  ...usualAssumptions(playerRole.attackingMidfielder),
  foodCents: 30_000,
  ownRoomCents: 40_000,
};

describe('offers made comparable', () => {
  it('are valued season by season, net of what the person pays', () => {
    const { seasons, whole, guaranteedPercent } = normaliseOffer(terms, assumed);
    expect(seasons.map(({ season }) => season)).toEqual([2026, 2027]);
    // 10 × 1800 + 600; meals 10 × 300; contributions 4.84 % of 13,600 and tax 23 % of 3,600, in whole euros; 5 % of 18,000 to the agent
    // and 10 × 400 of rent.
    expect(seasons[0]?.cases.guaranteed).toEqual({
      pay: 1_860_000,
      inKind: 300_000,
      withheld: 148_600,
      costs: 90_000 + 400_000,
      total: 1_860_000 + 300_000 - 148_600 - 490_000,
    });
    // 10 × 2000, the next rule of contributions: 9.01 % of 15,000.
    expect(seasons[1]?.cases.guaranteed).toMatchObject({
      pay: 2_000_000,
      withheld: 250_100,
      costs: 100_000 + 400_000,
    });
    // The play-offs, two steps of 500 and the step of 800 in each season.
    expect(whole.likely.pay).toBe(3_860_000 + 2 * 330_000);
    expect(guaranteedPercent).toBe(87);
  });

  it('are net only where every season has an estimate, otherwise gross', () => {
    for (const change of [
      { country: 'DE' },
      { contractKind: null },
      { contractKind: 'professional' as const },
      { monthlySalary: 5_000 },
    ]) {
      const { netRules, whole } = normaliseOffer({ ...terms, ...change }, assumed);
      expect([netRules, whole.best.withheld]).toEqual([null, 0]);
    }
    expect(normaliseOffer(terms, assumed).netRules?.map(({ fromSeason }) => fromSeason)).toEqual([
      2023, 2027,
    ]);
  });

  it('are all gross beside one that has no estimate', () => {
    const elsewhere = { ...terms, country: 'DE' };
    const withheld = (offers: OfferTerms[]) =>
      normaliseOffers(offers, assumed).map(({ whole }) => whole.likely.withheld > 0);
    expect(withheld([terms, { ...terms, monthlySalary: 900 }])).toEqual([true, true]);
    expect(withheld([terms, elsewhere])).toEqual([false, false]);
  });

  it('count the commission that the person pays as the offer states it, or as the reader assumes', () => {
    const costs = (change: Partial<OfferTerms>, ownAgentPercent: number | null = null) =>
      normaliseOffer(
        { ...terms, ...change },
        { ...usualAssumptions(playerRole.attackingMidfielder), ownAgentPercent },
      ).whole.best.costs;
    expect(costs({})).toBe(190_000);
    expect(costs({ commissionSeasons: null })).toBe(90_000);
    expect(costs({ commissionPercent: null, commissionAmount: 700 })).toBe(70_000);
    expect(costs({ commissionPayer: 'club' }, 10)).toBe(0);
    expect(
      costs({ commissionPayer: undefined, commissionPercent: undefined, commissionAmount: undefined }, 10),
    ).toBe(380_000);
  });

  it('have parts that sum to the total of each case, and seasons that sum to the whole', () => {
    fc.assert(
      fc.property(seenTerms, randomAssumptions, (offered, assumptions) => {
        const { seasons, whole } = normaliseOffer(offered, assumptions);
        for (const name of valueCases) {
          for (const { cases } of [...seasons, { cases: whole }]) {
            const { pay, inKind, withheld, costs, total } = cases[name];
            expect(pay + inKind - withheld - costs).toBe(total);
            for (const cents of [pay, inKind, withheld, costs])
              expect(Number.isSafeInteger(cents) && cents >= 0).toBe(true);
          }
          for (const part of [...caseParts, 'total'] as const)
            expect(sum(seasons.map(({ cases }) => cases[name][part]))).toBe(whole[name][part]);
        }
      }),
    );
  });

  it('guarantee no more than is likely, and are likely no better than the best case', () => {
    fc.assert(
      fc.property(seenTerms, randomAssumptions, (offered, assumptions) => {
        const { seasons, whole, guaranteedPercent } = normaliseOffer(offered, assumptions);
        for (const { cases } of [...seasons, { cases: whole }]) {
          expect(cases.guaranteed.total).toBeLessThanOrEqual(cases.likely.total);
          expect(cases.likely.total).toBeLessThanOrEqual(cases.best.total);
        }
        expect(guaranteedPercent ?? 0).toSatisfy((percent: number) => percent >= 0 && percent <= 100);
      }),
    );
  });
});

describe('an agent’s commission', () => {
  it('is divided over the seasons and into instalments that sum to it, to the cent', () => {
    fc.assert(
      fc.property(randomTerms, randomCommission, (offered, commission) => {
        const stated = { ...offered, ...commission };
        const fee = sum(commissionBySeason(stated) ?? []);
        const instalments = commissionInstalments(stated);
        expect(sum(instalments)).toBe(fee);
        expect(instalments.length).toBe(Math.min(fee, commission.commissionInstalments ?? 1));
        for (const cents of instalments) expect(Number.isSafeInteger(cents) && cents > 0).toBe(true);
      }),
    );
  });

  it('an agent’s commission of 76,000 in four parts is four times 19,000', () => {
    const fee = { ...terms, commissionPercent: null, commissionAmount: 76_000, commissionInstalments: 4 };
    expect(commissionInstalments(fee)).toEqual([1_900_000, 1_900_000, 1_900_000, 1_900_000]);
  });

  it('is nothing that a reader can divide who does not see it', () => {
    const { commissionAmount, commissionPercent, commissionInstalments: count, ...seen } = terms;
    expect([commissionAmount, commissionPercent, count]).toEqual([null, 5, 2]);
    expect([commissionBySeason(seen), commissionInstalments(seen)]).toEqual([null, []]);
  });
});
