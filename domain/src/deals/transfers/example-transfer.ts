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
