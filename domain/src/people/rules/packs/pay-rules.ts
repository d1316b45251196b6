import type { Rule } from '../rule.ts';

const italy = {
  associations: ['IT'],
  from: null,
  to: null,
  status: 'inForce',
  certainty: 'confirmed',
} as const;

const amateurs = {
  ...italy,
  edition: 'D.Lgs. 36/2021',
  source: 'D.Lgs. 28 February 2021, n. 36; LND–AIC collective agreement',
} as const;

/** What players are paid at least and at most in Italy. */
export const payRules: readonly Rule[] = [
  {
    ...italy,
    from: '2025-07-01',
    to: '2026-06-30',
    id: 'italy-serie-c-minimum-2025',
    kind: 'minimumPay',
    edition: 'Lega Pro–AIC, minimum pay 2025/26',
    article: '',
    source: 'AIC, minimum pay of Serie C 2025/26',
    figures: { fromTier: 3, toTier: 3, from24: 28_773, from20: 21_865, from16: 15_535 },
  },
  {
    ...italy,
    from: '2025-07-01',
    to: '2026-06-30',
    id: 'italy-serie-c-reduced-minimum-2025',
    kind: 'reducedMinimumPay',
    edition: 'Lega Pro–AIC, minimum pay 2025/26',
    article: '',
    source: 'Press reports of the minimum pay of Serie C',
    certainty: 'press',
    figures: { fromTier: 3, toTier: 3, turnoverBelow: 5_000_000, upper: 20_335, lower: 15_116 },
  },
  {
    ...italy,
    id: 'italy-paid-to-june',
    kind: 'paidTo',
    edition: 'Lega Pro–AIC, collective agreement',
    article: '',
    source: 'AIC, collective agreement',
    figures: { month: 6, day: 30 },
  },
  { ...amateurs, id: 'italy-amateur-contract', kind: 'amateurContract', article: 'art. 28', figures: {} },
  {
    ...amateurs,
    id: 'italy-amateur-bonuses',
    kind: 'amateurBonuses',
    article: '',
    figures: { percentOfFixedPay: 100 },
  },
  {
    ...amateurs,
    id: 'italy-amateur-thresholds',
    kind: 'amateurThresholds',
    article: '',
    figures: { contributionsAbove: 5_000, taxAbove: 15_000 },
  },
  {
    ...amateurs,
    id: 'italy-volunteer-refund',
    kind: 'volunteerRefund',
    article: '',
    figures: { perMonth: 400 },
  },
];
