import { describe, expect, it } from 'vitest';
import {
  associations,
  associationsOfCountry,
  countryOfAssociation,
  isAssociation,
  isBetweenAssociations,
  isEeaAssociation,
  onlyAssociation,
  possibleAssociations,
} from './associations.ts';

describe('football associations', () => {
  it('have England, Scotland, Wales and Northern Ireland in the place of the United Kingdom', () => {
    expect(associationsOfCountry('GB')).toEqual(['ENG', 'SCO', 'WAL', 'NIR']);
    expect(isAssociation('GB')).toBe(false);
    for (const code of ['ENG', 'SCO', 'WAL', 'NIR'] as const) {
      expect(isAssociation(code)).toBe(true);
      expect(countryOfAssociation(code)).toBe('GB');
    }
  });

  it('are the country itself elsewhere', () => {
    expect(associationsOfCountry('IT')).toEqual(['IT']);
    expect(countryOfAssociation('IT')).toBe('IT');
  });

  it('know no other codes', () => {
    expect(['', 'it', 'ZZ', 'ENGL', 'UK'].filter(isAssociation)).toEqual([]);
    expect(associationsOfCountry('ENG')).toEqual([]);
    expect(associationsOfCountry('ZZ')).toEqual([]);
  });

  it('are named by their codes, which for a British club may leave open which one it is', () => {
    expect(['ENG', 'IT', 'GB', 'ZZ'].map(possibleAssociations)).toEqual([
      ['ENG'],
      ['IT'],
      ['ENG', 'SCO', 'WAL', 'NIR'],
      [],
    ]);
    expect(['ENG', 'IT', 'GB', 'ZZ'].map(onlyAssociation)).toEqual(['ENG', 'IT', null, null]);
  });

  it.each([
    ['ENG', 'SCO', true],
    ['WAL', 'NIR', true],
    ['SCO', 'SCO', false],
    ['ENG', 'GB', undefined],
    ['GB', 'ENG', undefined],
    ['GB', 'GB', undefined],
    ['GB', 'IT', true],
    ['IE', 'NIR', true],
    ['IT', 'IT', false],
  ])('from %s to %s: another one is %s', (from, to, isAbroad) => {
    expect(isBetweenAssociations(from, to)).toBe(isAbroad);
  });

  it('stand once each in the list', () => {
    expect(new Set(associations).size).toBe(associations.length);
    expect(associations.every(isAssociation)).toBe(true);
  });

  it('belong to the European Economic Area where their country does', () => {
    expect(['IT', 'IE', 'NO'].every(isEeaAssociation)).toBe(true);
    expect(['ENG', 'CH', 'BR'].some(isEeaAssociation)).toBe(false);
  });
});
