import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyTransferTerms } from './any-transfer-terms.ts';
import { canonicalTerms, changedTerms, orderedTerms } from './canonical-terms.ts';
import { exampleLoan, fullLoan } from './example-transfer.ts';
import { inCents, inEuros, type TransferTerms, transferTerms } from './transfer-terms.ts';

describe('the canonical text of terms', () => {
  it('is the same whatever the order in which lists and fields were written', () => {
    fc.assert(
      fc.property(anyTransferTerms, (terms) => {
        const turned = {
          ...Object.fromEntries(Object.entries(terms).reverse()),
          instalments: [...terms.instalments].reverse(),
          addOns: [...terms.addOns].reverse(),
        } as unknown as TransferTerms;
        expect(canonicalTerms(turned)).toBe(canonicalTerms(terms));
        expect(orderedTerms(turned)).toEqual(orderedTerms(terms));
      }),
    );
  });

  it.each<[string, Partial<TransferTerms>]>([
    ['kind', { kind: 'permanent' }],
    ['until', { until: '2027-06-29' }],
    ['wageSharePercent', { wageSharePercent: 61 }],
    ['purchase', { purchase: { kind: 'option', amount: 9_000_001, until: '2027-05-31', trigger: null } }],
    ['compensation', { compensation: 1_500_001 }],
    ['instalments', { instalments: [{ dueOn: '2026-09-02', amount: 1_500_000 }] }],
    ['addOns', { addOns: [] }],
    ['sellOnPercent', { sellOnPercent: 15 }],
    ['buyBack', { buyBack: { amount: 1, until: '2028-06-30' } }],
    ['matchingRight', { matchingRight: false }],
    ['comments', { comments: 'With the medical' }],
    ['earlyRecall', { earlyRecall: { from: '2027-01-02', until: '2027-01-31', amount: 0 } }],
    ['purchaseParts', { purchaseParts: [{ monthsAfter: 6, dueOn: null, amount: 9_000_000 }] }],
    ['counterOption', { counterOption: { amount: 1, until: '2027-06-30' } }],
    ['vat', { vat: 'plus' }],
    ['solidarityOnTop', { solidarityOnTop: true }],
    ['valorisationBonus', { valorisationBonus: { count: 10, amount: 1, cap: 2 } }],
    ['sellOnRule', { sellOnRule: { base: 'price', until: null } }],
    ['matchingRule', { matchingRule: { until: null, days: 7 } }],
  ])('changes with the term %s, and only this term is reported', (term, change) => {
    const changed = { ...exampleLoan, ...change };
    expect(canonicalTerms(changed)).not.toBe(canonicalTerms(exampleLoan));
    expect(changedTerms(exampleLoan, changed)).toEqual([term]);
  });

  it('changes with every term of a loan that has them all', () => {
    for (const term of ['earlyRecall', 'purchaseParts', 'counterOption', 'valorisationBonus'] as const) {
      expect(changedTerms(fullLoan, { ...fullLoan, [term]: undefined })).toEqual([term]);
    }
    const parts = fullLoan.purchaseParts ?? [];
    const other = parts.map((part, index) => ({ ...part, amount: part.amount + (index === 0 ? 1 : -1) }));
    expect(changedTerms(fullLoan, { ...fullLoan, purchaseParts: other })).toEqual(['purchaseParts']);
    expect(canonicalTerms({ ...fullLoan, purchaseParts: parts.toReversed() })).toBe(canonicalTerms(fullLoan));
  });

  it('is to the letter what clubs signed before there were further terms', () => {
    expect(canonicalTerms(exampleLoan)).toBe(
      '["transfer-terms-1","loan","2027-06-30",60,["option",9000000,"2027-05-31",null],1500000,' +
        '[["2026-09-01",500000],["2027-02-01",1000000]],[["appearances",10,250000,750000]],10,null,true,""]',
    );
  });

  it('leaves out what says no more than its absence', () => {
    const nothing: Partial<TransferTerms> = {
      earlyRecall: undefined,
      purchaseParts: [],
      vat: undefined,
      solidarityOnTop: false,
      sellOnRule: { base: 'gain', until: null },
      matchingRule: { until: null, days: null },
    };
    expect(canonicalTerms({ ...exampleLoan, ...nothing })).toBe(canonicalTerms(exampleLoan));
    expect(orderedTerms({ ...exampleLoan, ...nothing })).toEqual(exampleLoan);
    expect(Object.keys(orderedTerms({ ...exampleLoan, ...nothing }))).toHaveLength(
      Object.keys(exampleLoan).length,
    );
  });

  it('is equal exactly if no term has changed', () => {
    fc.assert(
      fc.property(anyTransferTerms, anyTransferTerms, (one, other) => {
        expect(changedTerms(one, one)).toEqual([]);
        expect(changedTerms(one, other).length === 0).toBe(canonicalTerms(one) === canonicalTerms(other));
      }),
    );
    expect(transferTerms.toSorted()).toEqual(Object.keys(fullLoan).toSorted());
  });

  it('is kept to the cent by euros with cents on the wire', () => {
    fc.assert(
      fc.property(anyTransferTerms, (terms) => {
        const sent = JSON.parse(JSON.stringify(inEuros(terms))) as TransferTerms;
        expect(canonicalTerms(inCents(sent))).toBe(canonicalTerms(terms));
      }),
    );
  });
});
