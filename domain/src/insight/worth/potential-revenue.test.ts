import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  assumedPercent,
  hasSignedElsewhere,
  type KnownPay,
  probableFee,
  rateOf,
  weighDeals,
  worthStages,
} from './potential-revenue.ts';

const nothing = { ended: 0, signed: 0, agents: 0 };

describe('the rate of a stage', () => {
  it.each([
    [{ ended: 20, signed: 5 }, nothing, { percent: 25, source: 'own', ended: 20 }],
    [{ ended: 19, signed: 19 }, nothing, { percent: 10, source: 'assumed', ended: 0 }],
    [
      { ended: 19, signed: 0 },
      { ended: 50, signed: 7, agents: 3 },
      { percent: 14, source: 'platform', ended: 50 },
    ],
    [
      { ended: 0, signed: 0 },
      { ended: 49, signed: 7, agents: 9 },
      { percent: 10, source: 'assumed', ended: 0 },
    ],
    [
      { ended: 0, signed: 0 },
      { ended: 500, signed: 7, agents: 2 },
      { percent: 10, source: 'assumed', ended: 0 },
    ],
    [{ ended: 40, signed: 1 }, nothing, { percent: 3, source: 'own', ended: 40 }],
  ] as const)('of %j among %j is %j', (own, platform, rate) => {
    expect(rateOf('viewed', own, platform)).toEqual(rate);
  });

  it('grows with the stage where it is assumed', () => {
    const percents = worthStages.map((stage) => assumedPercent[stage]);
    expect(percents).toEqual([...percents].sort((one, other) => one - other));
  });
});

const proposal = {
  commissionCents: null,
  commissionPercent: 5,
  commissionPay: 'yearlySalary',
  priceCents: 90_000,
} as const;
const offer = {
  commissionCents: null,
  commissionPercent: null,
  salaryCents: 300_000,
  months: 10,
  contractPayCents: 3_000_000,
  payer: null,
  seasons: null,
};
const unknown: KnownPay = { offer: null, askedCents: null, comparableCents: null };

describe('the probable fee', () => {
  it.each([
    ['the offer first', { offer, askedCents: 100, comparableCents: 100 }, 'offer', 180_000],
    ['then what is asked', { offer: null, askedCents: 200_000, comparableCents: 100 }, 'asked', 120_000],
    [
      'then similar deals',
      { offer: null, askedCents: null, comparableCents: 250_000 },
      'comparable',
      150_000,
    ],
    ['else nothing', unknown, null, null],
  ] as const)('takes a percentage of the pay: %s', (_, pay, basis, amountCents) => {
    const found = probableFee(proposal, pay);
    expect(found.basis).toBe(basis);
    expect(found.fee?.amountCents).toBe(amountCents);
  });

  it('is the percentage that the offer states, of the seasons that it names', () => {
    const stated = {
      ...offer,
      commissionPercent: 4,
      contractPayCents: 6_000_000,
      seasons: 'allSeasons' as const,
    };
    expect(probableFee(proposal, { ...unknown, offer: stated }).fee).toMatchObject({
      base: 'contractPay',
      amountCents: 240_000,
    });
  });

  it('needs no pay for an amount or a percentage of the transaction cost', () => {
    const amount = { ...proposal, commissionPercent: null, commissionCents: 77_700 };
    expect(probableFee(amount, unknown)).toMatchObject({ basis: null, fee: { amountCents: 77_700 } });
    const ofCost = { ...proposal, commissionPay: 'transactionCost' as const };
    expect(probableFee(ofCost, { ...unknown, askedCents: 100 })).toMatchObject({
      basis: null,
      fee: { amountCents: 4_500 },
    });
    expect(probableFee({ ...amount, commissionCents: null }, unknown)).toEqual({ fee: null, basis: null });
  });
});

it.each([
  [null, false, false],
  ['2027-06-30', false, true],
  ['2027-06-30', true, false],
  ['2027-03-15', false, false],
  ['2027-03-16', false, true],
])(
  'a player registered until %s, clubs talking %s, has left the potential: %s',
  (registeredUntil, clubsTalk, left) => {
    expect(hasSignedElsewhere({ registeredUntil, clubsTalk }, '2026-09-15')).toBe(left);
  },
);

describe('the sum of open deals', () => {
  it('counts one deal of each player, the one that weighs most, to the cent', () => {
    const found = weighDeals([
      { negotiationId: 1, playerId: 1, amountCents: 100_001, percent: 10 },
      { negotiationId: 2, playerId: 1, amountCents: 50_000, percent: 80 },
      { negotiationId: 3, playerId: 2, amountCents: 33_335, percent: 10 },
      { negotiationId: 4, playerId: 3, amountCents: null, percent: 80 },
    ]);
    expect(found.weighed.map(({ weighedCents, counts }) => [weighedCents, counts])).toEqual([
      [10_000, false],
      [40_000, true],
      [3_334, true],
      [0, false],
    ]);
    expect(found.totalCents).toBe(43_334);
  });

  it('is the sum of what counts, with one deal of a player at most', () => {
    const deal = fc.record({
      negotiationId: fc.integer({ min: 1, max: 1_000_000 }),
      playerId: fc.integer({ min: 1, max: 5 }),
      amountCents: fc.option(fc.integer({ min: 0, max: 10_000_000 }), { nil: null }),
      percent: fc.integer({ min: 0, max: 100 }),
    });
    const several = fc.uniqueArray(deal, { selector: ({ negotiationId }) => negotiationId, maxLength: 20 });
    fc.assert(
      fc.property(several, (deals) => {
        const { totalCents, weighed } = weighDeals(deals);
        const counted = weighed.filter(({ counts }) => counts);
        expect(counted.reduce((sum, one) => sum + one.weighedCents, 0)).toBe(totalCents);
        const players = counted.map(
          ({ negotiationId }) => deals.find((one) => one.negotiationId === negotiationId)?.playerId,
        );
        expect(new Set(players).size).toBe(counted.length);
      }),
    );
  });
});
