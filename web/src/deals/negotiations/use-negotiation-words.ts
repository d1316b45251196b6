import { negotiationWordsIn } from '@trattativa/texts/records/negotiation-words';
import { useTranslation } from 'react-i18next';

/** The rows of a proposal, as its report, the PDF, the file and the mails say them. */
export function useNegotiationWords() {
  const { t } = useTranslation(['negotiations', 'negotiation-course', 'catalogue', 'countries']);
  return negotiationWordsIn(t);
}
