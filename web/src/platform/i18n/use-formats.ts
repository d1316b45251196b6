import * as formats from '@trattativa/texts/formats';
import type { Language } from '@trattativa/texts/languages';
import { useTranslation } from 'react-i18next';

type Instant = Date | string | number;

function formatsIn(language: Language) {
  return {
    /** Euros as sent on the wire: 1500 → `€ 1.500`. */
    money: (euros: number) => formats.formatMoney(Math.round(euros * 100)),
    /** A sum of stated amounts; a dash if nothing was stated. */
    total: (euros: number) => (euros === 0 ? '–' : formats.formatMoney(Math.round(euros * 100))),
    number: (value: number) => formats.formatNumber(language, value),
    /** 0–100. */
    percent: (percent: number, decimals?: number) => formats.formatPercent(language, percent, decimals),
    /** Things as part of a sentence. */
    list: (things: readonly string[]) => formats.formatList(language, things),
    fileSize: (bytes: number) => formats.formatFileSize(language, bytes),
    date: (instant: Instant) => formats.formatDate(language, instant),
    /** A day with its weekday, without the year. */
    weekday: (instant: Instant) => formats.formatWeekday(language, instant),
    /** Without the year if `now` is in the same year: for lists. */
    shortDate: (instant: Instant, now: Date) =>
      new Date(instant).getFullYear() === now.getFullYear()
        ? formats.formatDayOfYear(language, instant)
        : formats.formatDate(language, instant),
    dateTime: (instant: Instant) => formats.formatDateTime(language, instant),
    time: (instant: Instant) => formats.formatTime(language, instant),
    /** A calendar day, `YYYY-MM-DD`. */
    plainDate: (day: string) => formats.formatPlainDate(language, day),
    /** A calendar day in digits, for tables. */
    shortPlainDate: (day: string) => formats.formatShortPlainDate(language, day),
    /** "3 days ago"; `now` from `useNow`. */
    relative: (instant: Instant, now: Instant) => formats.formatDistance(language, instant, now),
  };
}

export type Formats = ReturnType<typeof formatsIn>;

const known = new Map<string, Formats>();

/** Numbers, money and dates in the current language; the same object until the language changes. */
export function useFormats(): Formats {
  const { language } = useTranslation('app').i18n;
  let made = known.get(language);
  if (!made) {
    made = formatsIn(language as Language);
    known.set(language, made);
  }
  return made;
}
