import fc from 'fast-check';
import { maxCents } from './transfer-limits.ts';
import {
  feeVats,
  isCounted,
  type PurchasePart,
  sellOnBases,
  type TransferTerms,
  type Trigger,
  triggerEvents,
} from './transfer-terms.ts';

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
const absent = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const countedBonus = fc
  .record({ count: fc.integer({ min: 1, max: 30 }), amount: cents, times: fc.integer({ min: 1, max: 4 }) })
  .map(({ times, ...bonus }) => ({ ...bonus, cap: bonus.amount * times }));

const paid = {
  instalments,
  addOns: fc.array(addOn, { maxLength: 4 }),
  comments: fc.string({ maxLength: 40 }),
  vat: absent(fc.constantFrom(...feeVats)),
  solidarityOnTop: absent(fc.boolean()),
};
const later = {
  sellOnPercent: maybe(percent),
  sellOnRule: absent(fc.record({ base: fc.constantFrom(...sellOnBases), until: maybe(day) })),
  matchingRule: absent(fc.record({ until: maybe(day), days: maybe(fc.integer({ min: 1, max: 60 })) })),
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
const loan = {
  kind: fc.constant('loan' as const),
  until: day,
  wageSharePercent: percent,
  valorisationBonus: absent(countedBonus),
  isRecalled: fc.boolean(),
  ...paid,
};
/** Days after the last one of every purchase. */
const afterwards = fc
  .integer({ min: 701, max: 1500 })
  .map((days) => new Date(Date.UTC(2026, 7, 24 + days)).toISOString().slice(0, 10));
const loanWithPurchase = fc.record({
  ...loan,
  purchase,
  counterOption: absent(fc.record({ amount: cents, until: afterwards })),
  partsDue: fc.uniqueArray(
    fc.oneof(
      fc.record({ dueOn: afterwards, monthsAfter: fc.constant(null) }),
      fc.record({ dueOn: fc.constant(null), monthsAfter: fc.integer({ min: 0, max: 60 }) }),
    ),
    { maxLength: 4, selector: ({ dueOn, monthsAfter }) => `${dueOn} ${monthsAfter}` },
  ),
  ...later,
});
const plainLoan = fc.record({
  ...loan,
  purchase: fc.constant(null),
  sellOnPercent: fc.constant(null),
  buyBack: fc.constant(null),
  matchingRight: fc.constant(false),
});

/** The price of a purchase in as many parts as it has days and cents. */
function inParts(amount: number, due: readonly Omit<PurchasePart, 'amount'>[]): PurchasePart[] {
  const parts = due.slice(0, amount);
  const each = Math.floor(amount / Math.max(1, parts.length));
  return parts.map((one, index) => {
    return { ...one, amount: index === 0 ? amount - each * (parts.length - 1) : each };
  });
}

/** Any terms that two clubs can agree on 24 August 2026. */
export const anyTransferTerms: fc.Arbitrary<TransferTerms> = fc
  .oneof(permanent, loanWithPurchase, plainLoan)
  .map(({ sellOnRule, matchingRule, ...terms }: Made): TransferTerms => {
    const { isRecalled, partsDue, ...agreed } = terms;
    const { until, purchase } = agreed;
    return {
      ...agreed,
      compensation: terms.instalments.reduce((sum, { amount }) => sum + amount, 0),
      ...(isRecalled && until !== null && { earlyRecall: { from: until, until, amount: 0 } }),
      ...(partsDue && purchase && { purchaseParts: inParts(purchase.amount, partsDue) }),
      ...(agreed.sellOnPercent !== null && { sellOnRule }),
      ...(agreed.matchingRight && { matchingRule }),
    };
  });

type Made = Omit<TransferTerms, 'compensation'> & {
  isRecalled?: boolean;
  partsDue?: readonly Omit<PurchasePart, 'amount'>[];
};
