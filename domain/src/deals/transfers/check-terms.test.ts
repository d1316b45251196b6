import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyTransferTerms } from './any-transfer-terms.ts';
import { termProblems } from './check-terms.ts';
import { exampleLoan, fullLoan } from './example-transfer.ts';
import type { PurchasePart, TransferTerms } from './transfer-terms.ts';

const today = '2026-08-24';
const permanent: TransferTerms = {
  ...exampleLoan,
  kind: 'permanent',
  until: null,
  wageSharePercent: null,
  purchase: null,
};

const part = (due: Partial<PurchasePart>, amount = 9_000_000): PurchasePart => ({
  monthsAfter: null,
  dueOn: null,
  amount,
  ...due,
});
const parts = (...purchaseParts: PurchasePart[]): TransferTerms => ({ ...fullLoan, purchaseParts });
const recall = (from: string, until: string): TransferTerms => ({
  ...fullLoan,
  earlyRecall: { from, until, amount: 0 },
});

describe('the terms that two clubs can agree', () => {
  it('may be all the terms that a loan can have', () => {
    expect(termProblems(fullLoan, today)).toEqual([]);
    expect(termProblems(recall('2027-01-15', '2027-01-15'), today)).toEqual([]);
  });

  it('have parts of a purchase that sum to its price, to the cent', () => {
    fc.assert(
      fc.property(anyTransferTerms, fc.integer({ min: -5, max: 5 }), (terms, off) => {
        const { purchase, purchaseParts = [] } = terms;
        fc.pre(purchase !== null && purchaseParts.length > 0 && purchase.amount + off > 0);
        const priced = {
          ...terms,
          purchase: { ...purchase, amount: purchase.amount + off },
        } as TransferTerms;
        expect(termProblems(priced, today).some(({ code }) => code === 'partsDiffer')).toBe(off !== 0);
      }),
    );
  });

  it('have nothing wrong with them', () => {
    fc.assert(
      fc.property(anyTransferTerms, (terms) => {
        expect(termProblems(terms, today)).toEqual([]);
      }),
    );
  });

  it('have instalments that sum to the compensation, to the cent', () => {
    fc.assert(
      fc.property(anyTransferTerms, fc.integer({ min: -5, max: 5 }), (terms, off) => {
        const found = termProblems({ ...terms, compensation: terms.compensation + off }, today);
        expect(found.some(({ code }) => code === 'instalmentsDiffer')).toBe(off !== 0);
      }),
    );
  });

  it.each<[string, TransferTerms, string, string]>([
    ['a loan without a last day', { ...exampleLoan, until: null }, 'until', 'required'],
    ['a loan that is over', { ...exampleLoan, until: today }, 'until', 'inThePast'],
    [
      'a loan without a wage share',
      { ...exampleLoan, wageSharePercent: null },
      'wageSharePercent',
      'required',
    ],
    ['a permanent move with a last day', { ...permanent, until: '2027-06-30' }, 'until', 'invalid'],
    [
      'a permanent move with a purchase',
      { ...permanent, purchase: exampleLoan.purchase },
      'purchase',
      'invalid',
    ],
    [
      'an option with a trigger',
      {
        ...exampleLoan,
        purchase: { kind: 'option', amount: 1, until: null, trigger: { event: 'title', count: 1 } },
      },
      'purchase.trigger',
      'invalid',
    ],
    [
      'an option that is over',
      { ...exampleLoan, purchase: { kind: 'option', amount: 1, until: today, trigger: null } },
      'purchase.until',
      'inThePast',
    ],
    [
      'an obligation that depends on nothing with a last day',
      { ...exampleLoan, purchase: { kind: 'obligation', amount: 1, until: '2027-01-01', trigger: null } },
      'purchase.until',
      'invalid',
    ],
    [
      'an obligation that outlasts the loan',
      {
        ...exampleLoan,
        purchase: {
          kind: 'obligation',
          amount: 1,
          until: '2027-07-01',
          trigger: { event: 'promotion', count: 1 },
        },
      },
      'purchase.until',
      'afterLoan',
    ],
    [
      'a recall that ends before it begins',
      recall('2027-01-31', '2027-01-30'),
      'earlyRecall.until',
      'fromAboveTo',
    ],
    ['a recall after the loan', recall('2027-01-31', '2027-07-01'), 'earlyRecall.until', 'afterLoan'],
    ['a recall of the past', recall('2026-01-02', '2026-01-31'), 'earlyRecall.until', 'inThePast'],
    [
      'a recall of a permanent move',
      { ...permanent, earlyRecall: { from: '2027-01-02', until: '2027-01-31', amount: 0 } },
      'earlyRecall',
      'invalid',
    ],
    [
      'parts of no purchase',
      { ...exampleLoan, purchase: null, purchaseParts: [part({ monthsAfter: 1 })] },
      'purchaseParts',
      'invalid',
    ],
    ['a part without a day', parts(part({})), 'purchaseParts.0.dueOn', 'required'],
    [
      'a part with months and a day',
      parts(part({ monthsAfter: 1, dueOn: '2028-01-01' })),
      'purchaseParts.0.dueOn',
      'invalid',
    ],
    [
      'a part due before the purchase is certain',
      parts(part({ dueOn: '2027-05-30' })),
      'purchaseParts.0.dueOn',
      'notAfterPurchase',
    ],
    [
      'two parts due at once',
      parts(part({ monthsAfter: 6 }, 1), part({ monthsAfter: 6 }, 8_999_999)),
      'purchaseParts.1.monthsAfter',
      'duplicate',
    ],
    ['a part of nothing', parts(part({ monthsAfter: 6 }, 0)), 'purchaseParts.0.amount', 'required'],
    [
      'parts of less than the price',
      parts(part({ monthsAfter: 6 }, 8_999_999)),
      'purchaseParts.0.amount',
      'partsDiffer',
    ],
    [
      'a counter-option without a purchase',
      { ...exampleLoan, purchase: null, counterOption: { amount: 1, until: '2027-07-30' } },
      'counterOption',
      'invalid',
    ],
    [
      'a counter-option on the last day of the purchase',
      { ...exampleLoan, counterOption: { amount: 1, until: '2027-05-31' } },
      'counterOption.until',
      'notAfterPurchase',
    ],
    [
      'a counter-option for nothing',
      { ...exampleLoan, counterOption: { amount: 0, until: '2027-06-30' } },
      'counterOption.amount',
      'required',
    ],
    [
      'a valorisation bonus of a permanent move',
      { ...permanent, valorisationBonus: { count: 1, amount: 1, cap: 1 } },
      'valorisationBonus',
      'invalid',
    ],
    [
      'a valorisation bonus above its cap',
      { ...exampleLoan, valorisationBonus: { count: 1, amount: 2, cap: 1 } },
      'valorisationBonus.cap',
      'fromAboveTo',
    ],
    [
      'a base of no sell-on share',
      { ...permanent, sellOnPercent: null, sellOnRule: { base: 'price', until: null } },
      'sellOnRule',
      'invalid',
    ],
    [
      'a sell-on share that is over',
      { ...permanent, sellOnRule: { base: 'gain', until: today } },
      'sellOnRule.until',
      'inThePast',
    ],
    [
      'days to answer without a matching right',
      { ...permanent, matchingRight: false, matchingRule: { until: null, days: 7 } },
      'matchingRule',
      'invalid',
    ],
    [
      'an obligation after two promotions',
      {
        ...exampleLoan,
        purchase: { kind: 'obligation', amount: 1, until: null, trigger: { event: 'promotion', count: 2 } },
      },
      'purchase.trigger.count',
      'invalid',
    ],
    [
      'two instalments on one day',
      {
        ...permanent,
        compensation: 2,
        instalments: [
          { dueOn: '2026-09-01', amount: 1 },
          { dueOn: '2026-09-01', amount: 1 },
        ],
      },
      'instalments.1.dueOn',
      'duplicate',
    ],
    [
      'an add-on above its cap',
      { ...permanent, addOns: [{ event: 'goals', count: 5, amount: 100, cap: 99 }] },
      'addOns.0.cap',
      'fromAboveTo',
    ],
    ['a sell-on share of a plain loan', { ...exampleLoan, purchase: null }, 'sellOnPercent', 'invalid'],
    [
      'a buy-back that is over',
      { ...permanent, buyBack: { amount: 1, until: '2026-01-01' } },
      'buyBack.until',
      'inThePast',
    ],
  ])('are not %s', (_, terms, path, code) => {
    expect(termProblems(terms, today)).toContainEqual({
      path: path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part)),
      code,
    });
  });
});
