import { isLanguage, type Language } from '@trattativa/texts/languages';
import { type TextParameters, translate } from '@trattativa/texts/translate';

type PortfolioMail =
  | 'deleted'
  | 'removalApproved'
  | 'removalRefused'
  | 'invitation'
  | 'disputeUpheld'
  | 'disputeRefused';

/** The language of a country’s clubs, for one that has not told us its own. English elsewhere. */
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

/** Words of one kind of mail in the reader's language. */
export function sayTo(reader: { language: string | null; country?: string }, mail: PortfolioMail) {
  const language = isLanguage(reader.language)
    ? reader.language
    : (languageOfCountry[reader.country ?? ''] ?? 'en');
  return (part: string, parameters: TextParameters = {}) =>
    translate(language, `portfolio-mails:${mail}.${part}`, parameters);
}
