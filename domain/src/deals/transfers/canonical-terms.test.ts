import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyTransferTerms } from './any-transfer-terms.ts';
import { canonicalTerms, changedTerms, orderedTerms } from './canonical-terms.ts';
import { exampleLoan } from './example-transfer.ts';
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
  ])('changes with the term %s, and only this term is reported', (term, change) => {
    const changed = { ...exampleLoan, ...change };
    expect(canonicalTerms(changed)).not.toBe(canonicalTerms(exampleLoan));
    expect(changedTerms(exampleLoan, changed)).toEqual([term]);
  });

  it('is equal exactly if no term has changed', () => {
    fc.assert(
      fc.property(anyTransferTerms, anyTransferTerms, (one, other) => {
        expect(changedTerms(one, one)).toEqual([]);
        expect(changedTerms(one, other).length === 0).toBe(canonicalTerms(one) === canonicalTerms(other));
      }),
    );
    expect(transferTerms).toHaveLength(Object.keys(exampleLoan).length);
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
