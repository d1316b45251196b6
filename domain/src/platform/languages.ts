import type { CountryCode } from './countries.ts';

/** The seven languages, in the order in which they are offered; the first is the default (spec §1). */
export const languages = ['it', 'en', 'es', 'ca', 'fr', 'pt', 'de'] as const;

export type Language = (typeof languages)[number];

/** The countries of each language in this market, the main one first. */
export const languageCountries: Readonly<Record<Language, readonly [CountryCode, ...CountryCode[]]>> = {
  it: ['IT', 'SM'],
  en: ['GB', 'IE'],
  es: ['ES'],
  ca: ['AD', 'ES'],
  fr: ['FR', 'MC'],
  pt: ['PT'],
  de: ['DE', 'AT'],
};
