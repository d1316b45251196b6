import { isLanguage, type Language } from '@trattativa/texts/languages';
import { type TextParameters, translate } from '@trattativa/texts/translate';
import type { Contact } from '../negotiation-contacts.repository.ts';

export type Say = (key: string, parameters?: TextParameters) => string;

/** The language of a country’s clubs, for one that has not told us its own. English elsewhere. */
const languageOfCountry: Readonly<Record<string, Language>> = {
  IT: 'it',
  SM: 'it',
  VA: 'it',
  ES: 'es',
  AD: 'ca',
  FR: 'fr',
  MC: 'fr',
  PT: 'pt',
  DE: 'de',
  AT: 'de',
  LI: 'de',
};

/** Words of one kind of mail in the reader's language; a key with its feature, like `catalogue:level.3`, is taken as it is. */
export function sayTo(contact: Pick<Contact, 'language' | 'country'>, mail: 'started' | 'reminder'): Say {
  const language = isLanguage(contact.language)
    ? contact.language
    : (languageOfCountry[contact.country] ?? 'en');
  return (key, parameters) =>
    translate(language, key.includes(':') ? key : `negotiation-mails:${mail}.${key}`, parameters);
}
