import type { TransferTerms } from '@trattativa/domain/deals/transfers/transfer-terms';
import type { Language } from '@trattativa/texts/languages';
import { type TransferWords, transferWordsIn } from '@trattativa/texts/records/transfer-words';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** The terms of a transfer as text, amounts in euros; a term that is not agreed has no lines. */
export function useTransferWords(): TransferWords {
  const { t, i18n } = useTranslation(['transfers', 'ui']);
  return useMemo(() => transferWordsIn(t, i18n.language as Language), [t, i18n.language]);
}

/** What a transfer is, for headings. */
export function headlineOf(terms: Pick<TransferTerms, 'kind' | 'purchase'>) {
  return terms.kind === 'loan' && terms.purchase ? terms.purchase.kind : terms.kind;
}
