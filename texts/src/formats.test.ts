import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatDate,
  formatDateTime,
  formatDayOfYear,
  formatDistance,
  formatFileSize,
  formatMoney,
  formatNumber,
  formatPercent,
  formatPlainDate,
  formatShortPlainDate,
  formatTime,
} from './formats.ts';
import { languages } from './languages.ts';

/** Replaces non-breaking spaces with plain ones. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('money', () => {
  it.each([
    [0, '€ 0'],
    [1800, '€ 18'],
    [150_000, '€ 1.500'],
    [150_050, '€ 1.500,50'],
    [1, '€ 0,01'],
    [123_456_789_00, '€ 123.456.789'],
    [-150_000, '−€ 1.500'],
  ])(
    '%i cents are %s: grouped by dots with the euro sign, decimals only when there are cents',
    (cents, text) => {
      expect(plain(formatMoney(cents))).toBe(text);
    },
  );

  it('can be read back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000_00 }), (cents) => {
        const [whole = '', fraction = '00'] = formatMoney(cents)
          .replace(/[€\s.]/g, '')
          .split(',');
        expect(Number(whole) * 100 + Number(fraction)).toBe(cents);
      }),
    );
  });
});

describe('file sizes', () => {
  it.each([
    [0, '0 byte'],
    [999, '999 byte'],
    [1000, '1 kB'],
    [1540, '1,5 kB'],
    [999_960, '1 MB'],
    [10_000_000, '10 MB'],
    [2_000_000_000, '2 GB'],
  ])('file sizes of %i bytes are %s: base 1000', (bytes, text) => {
    expect(plain(formatFileSize('it', bytes))).toBe(text);
  });

  it('use the units of the language', () => {
    expect(plain(formatFileSize('fr', 10_000_000))).toBe('10 Mo');
  });
});

describe('numbers and percents', () => {
  it('follow the language', () => {
    expect(formatNumber('it', 1234.5)).toBe('1.234,5');
    expect(formatNumber('en', 1234.5)).toBe('1,234.5');
    expect(plain(formatPercent('it', 12.5))).toBe('12,5%');
    expect(plain(formatPercent('de', 100))).toBe('100 %');
    // A quarter of a percent is not a third.
    expect(plain(formatPercent('it', 0.25, 3))).toBe('0,25%');
  });
});

describe('dates', () => {
  it('dates of birth are the same day in every zone', () => {
    expect(formatPlainDate('it', '2004-03-17')).toBe('17 mar 2004');
    expect(formatShortPlainDate('de', '2004-03-17')).toBe('17.03.2004');
    for (const language of languages)
      expect(formatShortPlainDate(language, '2000-01-01')).toMatch(/01.01.2000/);
  });

  it('dates of instants use the given time zone', () => {
    const instant = '2026-07-31T22:30:00Z';
    expect(formatDate('it', instant, 'Europe/Rome')).toBe('1 ago 2026');
    expect(formatDate('it', instant, 'UTC')).toBe('31 lug 2026');
    expect(formatDayOfYear('it', instant, 'UTC')).toBe('31 lug');
    expect(formatDayOfYear('de', instant, 'UTC')).toBe('31. Juli');
    expect(formatTime('en', instant, 'Europe/Rome')).toBe('00:30');
    expect(plain(formatDateTime('it', instant, 'UTC'))).toBe('31 lug 2026, 22:30');
  });

  it('can be shown relative to now', () => {
    const now = '2026-08-01T12:00:00Z';
    expect(formatDistance('it', '2026-08-01T11:59:30Z', now)).toBe('ora');
    expect(formatDistance('it', '2026-07-29T11:00:00Z', now)).toBe('3 giorni fa');
    expect(formatDistance('de', '2026-08-01T14:10:00Z', now)).toBe('in 2 Stunden');
    expect(formatDistance('en', '2026-07-31T11:00:00Z', now)).toBe('yesterday');
  });
});
