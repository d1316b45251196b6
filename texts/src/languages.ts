import { type Language, languages } from '@trattativa/domain/platform/languages';

export { type Language, languages };

/** The language of a visitor who has not chosen one (spec §1). */
export const defaultLanguage: Language = 'it';

/** The name of each language in that language, for the language selector. */
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
 * Negotiates the response language from an Accept-Language header (RFC 9110 §12.5.4): the supported language of highest
 * weight, the first of equals. A region counts for its language (`de-AT` is German). Italian if none is supported or if
 * the header is missing or malformed.
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

/** The `q` of a range, 0–1; 1 if absent, 0 (not acceptable) if malformed. */
function weightOf(parameters: readonly string[]): number {
  const written = parameters
    .map((parameter) => parameter.trim())
    .find((parameter) => parameter.startsWith('q='));
  if (written === undefined) return 1;
  return /^q=(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(written) ? Number(written.slice(2)) : 0;
}
