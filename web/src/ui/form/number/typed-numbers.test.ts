import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isNoSuchDay, readTypedDate, writeDate } from '../date/typed-date.ts';
import { groupDigits, hasOtherThanDigits, maxTypedEuros, readAnyDigits, readDigits } from './digits.ts';

describe('a field of integers', () => {
  it('accepts digits only', () => {
    expect(readDigits('12a.5-0€', maxTypedEuros)).toBe(1250);
    expect(readDigits('abc', maxTypedEuros)).toBeNull();
  });

  it('keeps a number above its bound as it was typed', () => {
    expect(readAnyDigits('3000')).toBe(3000);
    expect(readAnyDigits('')).toBeNull();
  });

  it.each([
    ['1.250', false],
    ['€ 1.500', false],
    ['abc', true],
    ['180 cm', true],
  ])('knows whether "%s" holds more than digits', (typed, more) => {
    expect(hasOtherThanDigits(typed)).toBe(more);
  });

  it('groups thousands by dots and reads them back', () => {
    expect(groupDigits(1250000)).toBe('1.250.000');
    expect(groupDigits(999)).toBe('999');
    expect(groupDigits(null)).toBe('');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), (value) => {
        expect(readDigits(groupDigits(value), maxTypedEuros)).toBe(value);
      }),
    );
  });
});

describe('a typed date', () => {
  it.each([
    ['3/7/2008', '2008-07-03'],
    ['03.07.2008', '2008-07-03'],
    ['3-7-08', '2008-07-03'],
    ['03072008', '2008-07-03'],
    [' 31/12/99 ', '1999-12-31'],
    ['1/1/30', '2030-01-01'],
  ])('understands %s', (typed, date) => {
    expect(readTypedDate(typed, 2026)).toBe(date);
  });

  it.each(['31/2/2008', '0/1/2000', '1/13/2000', 'ieri', '', '1/1', '1/1/20000'])('refuses "%s"', (typed) => {
    expect(readTypedDate(typed, 2026)).toBeNull();
  });

  it.each([
    ['31/02/2003', true],
    ['32/1/2003', true],
    ['1/13/2000', true],
    ['28/02/2003', false],
    ['ieri', false],
    ['1/1', false],
  ])('tells a day that does not exist from a wrong format: "%s"', (typed, none) => {
    expect(isNoSuchDay(typed, 2026)).toBe(none);
  });

  it('is read back as it is shown', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
        (date) => {
          const iso = date.toISOString().slice(0, 10);
          expect(readTypedDate(writeDate(iso, '.'), 2026)).toBe(iso);
        },
      ),
    );
  });
});
