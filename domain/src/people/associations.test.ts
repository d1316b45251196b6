import { describe, expect, it } from 'vitest';
import {
  associations,
  associationsOfCountry,
  countryOfAssociation,
  isAssociation,
  isEeaAssociation,
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

  it('stand once each in the list', () => {
    expect(new Set(associations).size).toBe(associations.length);
    expect(associations.every(isAssociation)).toBe(true);
  });

  it('belong to the European Economic Area where their country does', () => {
    expect(['IT', 'IE', 'NO'].every(isEeaAssociation)).toBe(true);
    expect(['ENG', 'CH', 'BR'].some(isEeaAssociation)).toBe(false);
  });
});
