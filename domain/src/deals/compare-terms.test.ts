import { describe, expect, it } from 'vitest';
import { compareTerms } from './compare-terms.ts';
import { exampleTerms } from './example-terms.ts';
import { type OfferTerms, termKeys } from './offer-terms.ts';

const terms: OfferTerms = exampleTerms;
const changes = (after: Partial<OfferTerms>) =>
  compareTerms(terms, { ...terms, ...after })
    .filter(({ change }) => change !== 'same')
    .map(({ term, change }) => [term, change]);

describe('comparing two revisions', () => {
  it('lists every term once, in the order of reading', () => {
    expect(compareTerms(terms, terms).map(({ term }) => term)).toEqual(termKeys);
    expect(changes({})).toEqual([]);
  });

  it('tells what changed, what was added and what was removed', () => {
    expect(
      changes({
        monthlySalary: 2100,
        travelTicket: true,
        house: null,
        goalsBonus: { amount: 200, every: 4 },
        assistsBonus: { amount: 100, every: 3 },
        matchesBonus: null,
      }),
    ).toEqual([
      ['monthlySalary', 'changed'],
      ['house', 'removed'],
      ['travelTicket', 'added'],
      ['goalsBonus', 'changed'],
      ['assistsBonus', 'added'],
      ['matchesBonus', 'removed'],
    ]);
  });

  it('distinguishes a single room, number 0, from none', () => {
    expect(changes({ house: 1 })).toEqual([['house', 'changed']]);
    const without = { ...terms, house: null };
    expect(compareTerms(without, terms).find(({ term }) => term === 'house')?.change).toBe('added');
  });

  it('leaves out the commission for readers who may not see it', () => {
    const { commissionAmount, commissionPercent, ...seen } = terms;
    expect(compareTerms(seen, seen).map(({ term }) => term)).not.toContain('commissionPercent');
    expect([commissionAmount, commissionPercent]).toEqual([null, 5]);
  });
});
