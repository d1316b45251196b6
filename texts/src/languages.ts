import { type Language, languages } from '@trattativa/domain/platform/languages';

export { type Language, languages };

/** What a visitor gets who has not chosen (spec §1). */
export const defaultLanguage: Language = 'it';

/** Each language in its own words, for the language selector. */
export const languageNames: Readonly<Record<Language, string>> = {
  it: 'Italiano',
  en: 'English',
  es: 'Español',
  ca: 'Català',
  fr: 'Français',
  pt: 'Português',
  de: 'Deutsch',
};

/** BCP 47 locales for Intl, plural rules and `lang` attributes. Portuguese is that of Portugal, English that of Britain. */
export const locales: Readonly<Record<Language, string>> = {
  it: 'it-IT',
  en: 'en-GB',
  es: 'es-ES',
  ca: 'ca-ES',
  fr: 'fr-FR',
  pt: 'pt-PT',
  de: 'de-DE',
};

/** True for one of the seven codes. */
export function isLanguage(code: unknown): code is Language {
  return (languages as readonly unknown[]).includes(code);
}

/**
 * The language to answer in, from an Accept-Language header (RFC 9110 §12.5.4): of those that the caller accepts, the
 * one of highest weight that we speak, the first of equals; a region counts for its language (`de-AT` is German). Italian
 * when none fits, when the header is missing or when it cannot be read.
 */
export function negotiateLanguage(acceptLanguageHeader: string | null | undefined): Language {
  let best: { language: Language; weight: number } | null = null;
  for (const range of (acceptLanguageHeader ?? '').slice(0, 1000).split(',')) {
    const [tag = '', ...parameters] = range.trim().toLowerCase().split(';');
    const language = tag.trim() === '*' ? defaultLanguage : tag.trim().split('-')[0];
    const weight = weightOf(parameters);
    if (isLanguage(language) && weight > (best?.weight ?? 0)) best = { language, weight };
  }
  return best?.language ?? defaultLanguage;
}

/** The `q` of a range, 0–1; 1 when there is none, 0 (not acceptable) when it cannot be read. */
function weightOf(parameters: readonly string[]): number {
  const written = parameters
    .map((parameter) => parameter.trim())
    .find((parameter) => parameter.startsWith('q='));
  if (written === undefined) return 1;
  return /^q=(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(written) ? Number(written.slice(2)) : 0;
}
