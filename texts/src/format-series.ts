import { type Language, locales } from './languages.ts';

/** Intl objects are expensive to create. */
const made = new Map<Language, Intl.ListFormat>();

/** Things side by side, as in a cell or after a colon, in no sentence: `Spagna, Italia`. */
export function formatSeries(language: Language, things: readonly string[]): string {
  const format =
    made.get(language) ?? new Intl.ListFormat(locales[language], { type: 'unit', style: 'short' });
  made.set(language, format);
  return format.format(things);
}

/**
 * Labels side by side, which begin with a capital each: after the first only German nouns keep it: `Vitto, alloggio`.
 */
export function formatLabels(language: Language, labels: readonly string[]): string {
  const keeps = language === 'de';
  return formatSeries(
    language,
    labels.map((label, place) => (place && !keeps ? label.charAt(0).toLowerCase() + label.slice(1) : label)),
  );
}
