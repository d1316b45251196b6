import { isLanguage, type Language } from '@trattativa/texts/languages';
import type { TextsOf } from '@trattativa/texts/text-keys';
import { textsIn } from '@trattativa/texts/translate';
import type { Contact } from '../negotiations.repository.ts';

export type Say = TextsOf<'negotiation-mails'>;

/** The language for a club by its country, when the club has chosen none. English elsewhere. */
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

/** The language in which a person or club is written to. */
export function languageOf({ language, country }: Pick<Contact, 'language' | 'country'>): Language {
  return isLanguage(language) ? language : (languageOfCountry[country] ?? 'en');
}

/** The texts of the mails in the reader's language. */
export function textsFor(contact: Pick<Contact, 'language' | 'country'>): Say {
  return textsIn(languageOf(contact), 'negotiation-mails');
}
