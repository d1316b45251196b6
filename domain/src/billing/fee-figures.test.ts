import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commissionBases, commissionOf, feeOf, type SignedDealTerms } from './commissions.ts';
import { feeFigures } from './fee-figures.ts';

const pay = { salaryCents: 200_000, months: 10, contractPayCents: 4_000_000 };
const unpaid = { commissionCents: null, commissionPercent: null };
const proposal = {
  commissionCents: null,
  commissionPercent: 5,
  commissionPay: 'yearlySalary',
  priceCents: 250_000,
} as const;
const offered = { ...pay, ...unpaid, payer: null, seasons: null };

describe('what the agent takes on a deal', () => {
  it.each([
    [
      'the proposal, before an offer',
      { proposal, offer: null },
      { source: 'proposal', amountCents: null, payer: 'club' },
    ],
    [
      'the proposal, of the accepted pay',
      { proposal, offer: offered },
      { amountCents: 120_000, payer: 'club' },
    ],
    [
      'the accepted offer, whatever was proposed',
      { proposal, offer: { ...offered, commissionPercent: 10 } },
      { source: 'offer', base: 'seasonPay', amountCents: 200_000, payer: 'club' },
    ],
    [
      'an offer whose commission the person pays',
      { proposal, offer: { ...offered, commissionCents: 90_000, payer: 'recipient' as const } },
      { source: 'offer', amountCents: 90_000, payer: 'recipient' },
    ],
  ] as const satisfies readonly (readonly [string, SignedDealTerms, object])[])(
    'is that of %s',
    (_of, deal, fee) => {
      expect(feeOf(deal)).toMatchObject(fee);
    },
  );

  it('is nothing where nothing is stated, or zero', () => {
    const none = { ...proposal, commissionPercent: null };
    expect(feeOf({ proposal: none, offer: null })).toBeNull();
    expect(feeOf({ proposal: { ...none, commissionCents: 0 }, offer: offered })).toBeNull();
  });

  it('is owed by the club unless the person pays it', () => {
    const own = { proposal, offer: { ...offered, commissionCents: 90_000, payer: 'recipient' as const } };
    expect(commissionOf(own)).toBeNull();
    expect(commissionOf({ proposal, offer: offered })).toMatchObject({ amountCents: 120_000 });
    expect(commissionOf({ proposal, offer: offered })).not.toHaveProperty('payer');
  });
});

it('two fees have the same figures only when all that the client is told is the same', () => {
  const fee = fc.record({
    source: fc.constantFrom('offer' as const, 'proposal' as const),
    percent: fc.option(fc.integer({ min: 1, max: 3 })),
    base: fc.option(fc.constantFrom(...commissionBases)),
    baseCents: fc.constant(null),
    amountCents: fc.option(fc.integer({ min: 1, max: 3 })),
    payer: fc.constantFrom('club' as const, 'recipient' as const),
  });
  const facts = fc.record({
    agentId: fc.integer({ min: 1, max: 2 }),
    instalments: fc.integer({ min: 1, max: 2 }),
    offer: fc.option(
      fc.record({ id: fc.integer({ min: 1, max: 2 }), revision: fc.integer({ min: 1, max: 2 }) }),
    ),
  });
  fc.assert(
    fc.property(fee, facts, fee, facts, (one, ofOne, other, ofOther) => {
      const same = JSON.stringify([one, ofOne]) === JSON.stringify([other, ofOther]);
      expect(feeFigures(one, ofOne) === feeFigures(other, ofOther)).toBe(same);
    }),
  );
});
