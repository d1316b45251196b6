import { describe, expect, it } from 'vitest';
import { type DocumentFacts, neededDocuments } from './documents.ts';

const adult: DocumentFacts = {
  age: 24,
  hasAgent: false,
  isUnderContract: false,
  isAgreed: false,
  isInternational: false,
  needsPermit: false,
};

describe('the documents of a deal', () => {
  it.each<[string, Partial<DocumentFacts>, string]>([
    ['a free adult without an agent', {}, 'passport fitness federationForm'],
    ['an agent', { hasAgent: true }, 'passport fitness mandate federationForm'],
    ['a player of 17', { age: 17 }, 'passport fitness guardian federationForm'],
    ['a player of 18', { age: 18 }, 'passport fitness federationForm'],
    ['an unknown age', { age: null }, 'passport fitness federationForm'],
    [
      'a player under contract',
      { isUnderContract: true },
      'passport fitness notice nullaOsta federationForm',
    ],
    [
      'a player under contract whose club agreed',
      { isUnderContract: true, isAgreed: true },
      'passport fitness nullaOsta federationForm',
    ],
    [
      'a player of 17 from another association',
      { age: 17, isInternational: true },
      'passport fitness guardian minorApproval itc federationForm',
    ],
    ['from another association', { isInternational: true }, 'passport fitness itc federationForm'],
    ['who needs a permit', { needsPermit: true }, 'passport fitness permit federationForm'],
  ])('%s', (_, facts, kinds) => {
    expect(
      neededDocuments({ ...adult, ...facts })
        .map(({ kind }) => kind)
        .join(' '),
    ).toBe(kinds);
  });
});
