import { isLanguage, type Language } from '@trattativa/texts/languages';
import type { TextsOf } from '@trattativa/texts/text-keys';
import { textsIn } from '@trattativa/texts/translate';
import type { Contact } from '../negotiation-contacts.repository.ts';

const texts = ['negotiation-mails', 'catalogue'] as const;

export type Say = TextsOf<typeof texts>;

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

/** Words of the mails in the reader's language. */
export function sayTo(contact: Pick<Contact, 'language' | 'country'>): Say {
  const language = isLanguage(contact.language)
    ? contact.language
    : (languageOfCountry[contact.country] ?? 'en');
  return textsIn(language, texts);
}
