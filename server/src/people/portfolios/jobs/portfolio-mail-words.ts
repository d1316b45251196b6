import { isLanguage, type Language } from '@trattativa/texts/languages';
import { textsIn } from '@trattativa/texts/translate';

/** The language for clubs of a country that have not chosen one; English elsewhere. */
const languageOfCountry: Readonly<Record<string, Language>> = {
  IT: 'it',
  SM: 'it',
  ES: 'es',
  AD: 'ca',
  FR: 'fr',
  PT: 'pt',
  DE: 'de',
  AT: 'de',
};

/** The texts of portfolio mails in the reader's language. */
export function textsFor(reader: { language: string | null; country?: string }) {
  const language = isLanguage(reader.language)
    ? reader.language
    : (languageOfCountry[reader.country ?? ''] ?? 'en');
  return textsIn(language, 'portfolio-mails');
}
