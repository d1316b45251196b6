import { type Language, locales } from './languages.ts';

/**
 * Formats numbers, money and dates. The results are the same on the server and in the browser, except for the time zone
 * of instants, which defaults to the machine's.
 */

type Instant = Date | string | number;

/** Intl objects are expensive to create, and few combinations of language and options exist. */
const made = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>();

function numbers(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `n ${language} ${JSON.stringify(options)}`;
  const known = made.get(key) as Intl.NumberFormat | undefined;
  const format = known ?? new Intl.NumberFormat(locales[language], options);
  if (!known) made.set(key, format);
  return format;
}

function dates(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `d ${language} ${JSON.stringify(options)}`;
  const known = made.get(key) as Intl.DateTimeFormat | undefined;
  const format = known ?? new Intl.DateTimeFormat(locales[language], options);
  if (!known) made.set(key, format);
  return format;
}

/**
 * Integer cents as euros, the same in every language: `€ 1.500`, thousands grouped by dots (spec §9); decimals only if
 * there are cents: `€ 1.500,50`. The space is non-breaking.
 */
export function formatMoney(cents: number): string {
  const digits = cents % 100 === 0 ? 0 : 2;
  const options = {
    useGrouping: 'always',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  } as const;
  const amount = numbers('it', options).format(Math.abs(cents) / 100);
  return `${cents < 0 ? '−' : ''}€\u00a0${amount}`;
}

/** A number with at most two decimals: `1.234,5` in Italian. */
export function formatNumber(language: Language, value: number): string {
  return numbers(language, { maximumFractionDigits: 2, useGrouping: 'always' }).format(value);
}

/** Percents, 0–100, at most one decimal unless a figure needs more: 12.5 → `12,5 %` in German. */
export function formatPercent(language: Language, percent: number, decimals = 1): string {
  return numbers(language, { style: 'percent', maximumFractionDigits: decimals }).format(percent / 100);
}

const sizes = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** Bytes in units of base 1000 (spec §9), at most one decimal: 10,000,000 → `10 MB`, in French `10 Mo`. */
export function formatFileSize(language: Language, bytes: number): string {
  let amount = bytes;
  let step = 0;
  // 999,960 bytes round to 1,000.0 kB: that is 1 MB.
  while (
    step < sizes.length - 1 &&
    Math.round(amount * (step === 0 ? 1 : 10)) >= (step === 0 ? 1000 : 10_000)
  ) {
    amount /= 1000;
    step += 1;
  }
  const options = {
    style: 'unit',
    unit: sizes[step] ?? 'byte',
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  } as const;
  return numbers(language, options).format(amount);
}

/** The day of an instant: `1 ago 2026`. */
export function formatDate(language: Language, instant: Instant, timeZone?: string): string {
  return dates(language, { dateStyle: 'medium', timeZone }).format(new Date(instant));
}

/** The day of an instant in the current year: `1 ago`. */
export function formatDayOfYear(language: Language, instant: Instant, timeZone?: string): string {
  return dates(language, { day: 'numeric', month: 'short', timeZone }).format(new Date(instant));
}

/** The day of an instant in the current year with its weekday: `lunedì 23 novembre`. */
export function formatWeekday(language: Language, instant: Instant, timeZone?: string): string {
  return dates(language, { weekday: 'long', day: 'numeric', month: 'long', timeZone }).format(
    new Date(instant),
  );
}

/** Day and time of an instant: `1 ago 2026, 14:30`. */
export function formatDateTime(language: Language, instant: Instant, timeZone?: string): string {
  return dates(language, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(instant));
}

/** The time of an instant: `14:30`. */
export function formatTime(language: Language, instant: Instant, timeZone?: string): string {
  return dates(language, { timeStyle: 'short', timeZone }).format(new Date(instant));
}

/** A list as part of a sentence: `Italia, Spagna e Francia`. */
export function formatList(language: Language, things: readonly string[]): string {
  return new Intl.ListFormat(locales[language], { type: 'conjunction' }).format(things);
}

/** A calendar day without a zone (a birth date, `YYYY-MM-DD`), the same everywhere: `17 mar 2004`. */
export function formatPlainDate(language: Language, day: string): string {
  return dates(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

/** A numeric calendar day, for tables: `17/03/2004`, in German `17.03.2004`. */
export function formatShortPlainDate(language: Language, day: string): string {
  const options = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' } as const;
  return dates(language, options).format(new Date(`${day}T00:00:00Z`));
}

const spans = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** An instant relative to now: `3 giorni fa`, `tra 2 ore`; `ora` within a minute. */
export function formatDistance(language: Language, instant: Instant, now: Instant): string {
  const seconds = (new Date(instant).getTime() - new Date(now).getTime()) / 1000;
  const format = new Intl.RelativeTimeFormat(locales[language], { numeric: 'auto' });
  for (const [unit, length] of spans) {
    if (Math.abs(seconds) >= length) return format.format(Math.trunc(seconds / length), unit);
  }
  return format.format(0, 'second');
}
