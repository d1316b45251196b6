import type { LanguageCode } from './language.ts';

/** Portuguese and English are those of Europe; dates read day, month, year in all seven. */
const locales: Record<LanguageCode, string> = {
  it: 'it-IT',
  en: 'en-GB',
  es: 'es-ES',
  ca: 'ca-ES',
  fr: 'fr-FR',
  pt: 'pt-PT',
  de: 'de-DE',
};

export interface Formats {
  /** 12500 → "12.500": thousands grouped by dots in every language (spec §9). */
  number(value: number): string;
  /** Euros → "12.500 €", with cents only where there are some. */
  money(euros: number): string;
  /** `2008-07-03` or a moment → "03/07/2008" as the language writes it. */
  date(at: string): string;
  /** A moment → "3 luglio 2026, 14:05". */
  dateTime(at: string): string;
  /** A moment → "14:05". */
  time(at: string): string;
  /** A moment as seen from `now` → "5 minuti fa", "ieri", "tra 3 giorni". */
  relative(at: string, now: Date): string;
  /** "a, b e c" in the language's manner. */
  list(words: readonly string[]): string;
}

const steps: readonly [Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

function group(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/gu, '.');
}

function grouped(value: number, decimals: number): string {
  const [whole = '', rest] = Math.abs(value).toFixed(decimals).split('.');
  return `${value < 0 ? '−' : ''}${group(whole)}${rest === undefined ? '' : `,${rest}`}`;
}

/** A plain date is the same day everywhere: it is read at noon UTC and written in UTC. */
function isPlain(at: string): boolean {
  return /^\d{4}-\d\d-\d\d$/u.test(at);
}

/** How one language writes numbers, money and times. */
export function formatsOf(code: LanguageCode): Formats {
  const locale = locales[code];
  const shape = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
  const day = new Intl.DateTimeFormat(locale, shape);
  const plainDay = new Intl.DateTimeFormat(locale, { ...shape, timeZone: 'UTC' });
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' });
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'short' });
  const ago = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const enumeration = new Intl.ListFormat(locale, { type: 'conjunction' });
  return {
    number: (value) => grouped(value, Number.isInteger(value) ? 0 : 1),
    money: (euros) => `${grouped(euros, Number.isInteger(euros) ? 0 : 2)}\u00a0€`,
    date: (at) => (isPlain(at) ? plainDay.format(new Date(`${at}T12:00:00Z`)) : day.format(new Date(at))),
    dateTime: (at) => moment.format(new Date(at)),
    time: (at) => clock.format(new Date(at)),
    relative(at, now) {
      const seconds = Math.round((new Date(at).getTime() - now.getTime()) / 1000);
      const step = steps.find(([, size]) => Math.abs(seconds) >= size);
      return step ? ago.format(Math.trunc(seconds / step[1]), step[0]) : ago.format(0, 'second');
    },
    list: (words) => enumeration.format(words),
  };
}
