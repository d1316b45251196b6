import fc from 'fast-check';
import { maxCents } from './transfer-limits.ts';
import { isCounted, type TransferTerms, type Trigger, triggerEvents } from './transfer-terms.ts';

const cents = fc.integer({ min: 1, max: maxCents / 100 });
const percent = fc.integer({ min: 0, max: 100 });
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const day = fc
  .integer({ min: 1, max: 700 })
  .map((days) => new Date(Date.UTC(2026, 7, 24 + days)).toISOString().slice(0, 10));
const trigger: fc.Arbitrary<Trigger> = fc
  .record({ event: fc.constantFrom(...triggerEvents), count: fc.integer({ min: 1, max: 30 }) })
  .map(({ event, count }) => ({ event, count: isCounted(event) ? count : 1 }));
const addOn = fc
  .record({ trigger, amount: cents, times: fc.integer({ min: 1, max: 4 }) })
  .map((one) => ({ ...one.trigger, amount: one.amount, cap: one.amount * one.times }));
const instalments = fc.uniqueArray(fc.record({ dueOn: day, amount: cents }), {
  maxLength: 5,
  selector: ({ dueOn }) => dueOn,
});
const purchase = fc.oneof(
  fc.record({
    kind: fc.constant('option' as const),
    amount: cents,
    until: maybe(day),
    trigger: fc.constant(null),
  }),
  fc.record({
    kind: fc.constant('obligation' as const),
    amount: cents,
    until: fc.constant(null),
    trigger: maybe(trigger),
  }),
);

const paid = {
  instalments,
  addOns: fc.array(addOn, { maxLength: 4 }),
  comments: fc.string({ maxLength: 40 }),
};
const later = {
  sellOnPercent: maybe(percent),
  buyBack: maybe(fc.record({ amount: cents, until: day })),
  matchingRight: fc.boolean(),
};
const permanent = fc.record({
  kind: fc.constant('permanent' as const),
  until: fc.constant(null),
  wageSharePercent: fc.constant(null),
  purchase: fc.constant(null),
  ...paid,
  ...later,
});
const loan = { kind: fc.constant('loan' as const), until: day, wageSharePercent: percent, ...paid };
const loanWithPurchase = fc.record({ ...loan, purchase, ...later });
const plainLoan = fc.record({
  ...loan,
  purchase: fc.constant(null),
  sellOnPercent: fc.constant(null),
  buyBack: fc.constant(null),
  matchingRight: fc.constant(false),
});

/** Any terms that two clubs can agree on 24 August 2026. */
export const anyTransferTerms: fc.Arbitrary<TransferTerms> = fc
  .oneof(permanent, loanWithPurchase, plainLoan)
  .map((terms) => ({
    ...terms,
    compensation: terms.instalments.reduce((sum, { amount }) => sum + amount, 0),
  }));
