import type { TransferTerms } from './transfer-terms.ts';

/** A loan with an option, for examples and tests. Amounts in cents. */
export const exampleLoan: TransferTerms = {
  kind: 'loan',
  until: '2027-06-30',
  wageSharePercent: 60,
  purchase: { kind: 'option', amount: 9_000_000, until: '2027-05-31', trigger: null },
  compensation: 1_500_000,
  instalments: [
    { dueOn: '2026-09-01', amount: 500_000 },
    { dueOn: '2027-02-01', amount: 1_000_000 },
  ],
  addOns: [{ event: 'appearances', count: 10, amount: 250_000, cap: 750_000 }],
  sellOnPercent: 10,
  buyBack: null,
  matchingRight: true,
  comments: '',
};

/** A loan with an obligation and every term that deals can have. */
export const fullLoan: TransferTerms = {
  ...exampleLoan,
  earlyRecall: { from: '2027-01-02', until: '2027-01-31', amount: 200_000 },
  purchase: {
    kind: 'obligation',
    amount: 9_000_000,
    until: '2027-05-31',
    trigger: { event: 'appearances', count: 15 },
  },
  purchaseParts: [
    { monthsAfter: 0, dueOn: null, amount: 3_000_000 },
    { monthsAfter: null, dueOn: '2028-07-31', amount: 6_000_000 },
  ],
  counterOption: { amount: 10_500_000, until: '2027-06-25' },
  vat: 'plus',
  solidarityOnTop: true,
  valorisationBonus: { count: 10, amount: 300_000, cap: 900_000 },
  sellOnRule: { base: 'price', until: '2030-06-30' },
  buyBack: { amount: 15_000_000, until: '2029-06-30' },
  matchingRule: { until: '2029-06-30', days: 7 },
};
