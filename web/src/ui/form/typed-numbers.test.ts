import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupDigits, readDigits } from './digits.ts';
import { readTypedDate, writeDate } from './typed-date.ts';

describe('a field of whole numbers', () => {
  it('takes digits only', () => {
    expect(readDigits('12a.5-0€', 9)).toBe(1250);
    expect(readDigits('abc', 9)).toBeNull();
  });

  it('groups thousands by dots and reads them back', () => {
    expect(groupDigits(1250000)).toBe('1.250.000');
    expect(groupDigits(999)).toBe('999');
    expect(groupDigits(null)).toBe('');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), (value) => {
        expect(readDigits(groupDigits(value), 9)).toBe(value);
      }),
    );
  });
});

describe('a date that is typed', () => {
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

  it('comes back as it is shown', () => {
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
