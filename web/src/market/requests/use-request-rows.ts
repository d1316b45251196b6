import type { Language } from '@trattativa/texts/languages';
import { requestRowsIn } from '@trattativa/texts/records/request-rows';
import { useTranslation } from 'react-i18next';

/** A request read as a whole: title and rows, as the public page, the PDF and the mails say them. */
export function useRequestRows() {
  const { t, i18n } = useTranslation(['requests', 'catalogue', 'countries', 'players', 'ui']);
  return requestRowsIn(t, i18n.language as Language);
}
