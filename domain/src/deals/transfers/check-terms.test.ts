import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyTransferTerms } from './any-transfer-terms.ts';
import { termProblems } from './check-terms.ts';
import { exampleLoan } from './example-transfer.ts';
import type { TransferTerms } from './transfer-terms.ts';

const today = '2026-08-24';
const permanent: TransferTerms = {
  ...exampleLoan,
  kind: 'permanent',
  until: null,
  wageSharePercent: null,
  purchase: null,
};

describe('the terms that two clubs can agree', () => {
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
      'an obligation with a last day',
      { ...exampleLoan, purchase: { kind: 'obligation', amount: 1, until: '2027-01-01', trigger: null } },
      'purchase.until',
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
