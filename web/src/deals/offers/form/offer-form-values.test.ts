import { exampleTerms } from '@trattativa/domain/deals/offers/example-terms';
import { type OfferTerms, termKeys } from '@trattativa/domain/deals/offers/offer-terms';
import { describe, expect, it } from 'vitest';
import { emptyTerms, type TermsValues, termsInput, termsSoFar, valuesOf } from './offer-form-values.ts';

const player = { isPlayer: true };

describe('the form of an offer', () => {
  it('begins with a field for every term, none of them filled in', () => {
    expect(Object.keys(emptyTerms)).toEqual([...termKeys, 'expiresOn']);
    expect(emptyTerms).toMatchObject({
      monthlySalary: null,
      food: false,
      city: '',
      comments: '',
      goalsBonus: { amount: null, every: null },
      appearanceSteps: [],
      furtherSeasons: [],
      option: { side: null, seasons: null, until: '' },
      commissionPercent: null,
    });
  });

  it('sends the terms in force again as they are', () => {
    const { expiresOn, ...sent } = termsInput(valuesOf(exampleTerms, '2026-10-31'), player);
    expect(expiresOn).toBe('2026-10-31');
    expect(sent).toEqual(exampleTerms);
  });

  it('leaves the terms in force untouched by what is filled in', () => {
    const values = valuesOf(exampleTerms, null);
    values.appearanceSteps.push({ from: 1, amount: 1 });
    expect(exampleTerms.appearanceSteps).toHaveLength(1);
  });

  it('sends a bonus, a step and an option only with all their parts, and blank text as none', () => {
    const written: TermsValues = {
      ...emptyTerms,
      city: '  ',
      goalsBonus: { amount: 100, every: null },
      appearanceSteps: [{ from: 5, amount: null }],
      option: { side: 'club', seasons: 1, until: '' },
      commissionPayer: 'recipient',
    };
    const sent = termsInput(written, player);
    expect(sent).toMatchObject({
      city: null,
      goalsBonus: null,
      appearanceSteps: [],
      option: null,
      commissionPayer: null,
      expiresOn: null,
    });
  });

  it('sends a coach nothing that is counted match by match, though it was filled in for a player before', () => {
    const { goalsBonus, appearanceSteps, playoffBonus } = termsInput(
      {
        ...emptyTerms,
        goalsBonus: { amount: 100, every: 5 },
        appearanceSteps: [{ from: 5, amount: 800 }],
        playoffBonus: 1500,
      },
      { isPlayer: false },
    );
    expect({ goalsBonus, appearanceSteps, playoffBonus }).toEqual({
      goalsBonus: null,
      appearanceSteps: [],
      playoffBonus: 1500,
    });
  });

  it('is judged by the rules as soon as the mandatory numbers and choices are filled in', () => {
    expect(termsSoFar({ ...valuesOf(exampleTerms, null), months: null }, player)).toBeNull();
    const values = { ...valuesOf(exampleTerms, null), city: '' };
    expect(termsSoFar(values, player)).toEqual({ ...exampleTerms, city: '' } satisfies OfferTerms);
  });
});
