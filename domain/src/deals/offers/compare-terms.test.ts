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
    const whole = compareTerms(terms, terms).filter(({ season }) => season === null || season === 0);
    expect(whole.map(({ term }) => term)).toEqual(termKeys.filter((term) => term !== 'furtherSeasons'));
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

  it('compares the pay of the further seasons season by season', () => {
    const [second] = terms.furtherSeasons;
    if (!second) throw new Error('the example has two seasons');
    const third = { monthlySalary: 2500, months: 12, signingFee: 1000, imageRights: null };
    const found = compareTerms(terms, {
      ...terms,
      monthlySalary: 1900,
      furtherSeasons: [{ ...second, monthlySalary: 2200 }, third],
    });
    expect(
      found
        .filter(({ change }) => change !== 'same')
        .map(({ term, season, change }) => [season, term, change]),
    ).toEqual([
      [0, 'monthlySalary', 'changed'],
      [1, 'monthlySalary', 'changed'],
      [2, 'monthlySalary', 'added'],
      [2, 'months', 'added'],
      [2, 'signingFee', 'added'],
    ]);
    const shorter = compareTerms(terms, { ...terms, furtherSeasons: [] });
    expect(shorter.filter(({ change }) => change === 'removed')).toEqual([
      { term: 'monthlySalary', season: 1, change: 'removed' },
      { term: 'months', season: 1, change: 'removed' },
    ]);
  });

  it('names no season where both offers are for one', () => {
    const one = { ...terms, furtherSeasons: [] };
    expect(compareTerms(one, one).every(({ season }) => season === null)).toBe(true);
  });

  it('compares steps and the option as a whole', () => {
    expect(
      changes({ appearanceSteps: [{ from: 25, amount: 800 }], cleanSheetSteps: [], option: null }),
    ).toEqual([
      ['appearanceSteps', 'changed'],
      ['option', 'removed'],
    ]);
  });
});
