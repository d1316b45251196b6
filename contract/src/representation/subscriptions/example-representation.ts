import { finalBalance, priceBands } from '@trattativa/domain/representation/final-prices';
import { representationTermsVersion } from '@trattativa/domain/representation/representation-terms-version';
import type { Representation } from './representation.ts';

const finalPrices = {
  tier1: 150_000,
  tier2: 100_000,
  tier3: 70_000,
  tier4: 40_000,
  tier5: 30_000,
  tiers6to9: 20_000,
  tiers10to15: 10_000,
  youth: 10_000,
};

/** The representation of the documentation's examples; invented. */
export const exampleRepresentation = {
  playerId: 80001,
  status: 'active',
  activatedAt: '2026-11-02T09:30:00.000Z',
  endsAt: '2027-11-02T09:30:00.000Z',
  endReason: null,
  renewedUntil: null,
  renewalAwaitsPayment: false,
  agent: { name: 'Andrea Conti', fifaLicence: '202600-0001', figcNumber: 'A-0001', coniNumber: '' },
  activationCost: 18,
  prices: priceBands.map(({ band, from, to }) => {
    const { priceCents, amountCents } = finalBalance({ activationCents: 1800, finalPrices }, from);
    return { band, fromLevel: from, toLevel: to, price: priceCents / 100, balance: amountCents / 100 };
  }),
  months: 12,
  balanceDueDays: 30,
  balanceDue: null,
  balance: null,
  termsVersion: representationTermsVersion,
  accepted: {
    termsVersion: representationTermsVersion,
    at: '2026-11-02T09:29:00.000Z',
    immediateStart: true,
  },
  withdrawUntil: '2026-11-16T23:00:00.000Z',
  refusal: 'active',
  missingFields: [],
  can: { activate: false, renew: false, payBalance: false, withdraw: true, cancelBalance: false },
} satisfies Representation;
