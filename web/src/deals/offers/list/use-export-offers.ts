import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api/call.ts';
import { readAllPages } from '../../../platform/cache/read-all-pages.ts';
import { saveCsv } from '../../../ui/csv/save-csv.ts';
import { showFailure } from '../../../ui/feedback/show-failure.ts';
import type { OffersQuery } from '../offers.live.ts';
import { useOfferWords } from '../use-offer-words.ts';
import { offersTable } from './offers-table.ts';

/** Saves the whole filtered list as a CSV file. */
export function useExportOffers() {
  const { t } = useTranslation(['offers', 'catalogue']);
  const words = useOfferWords();
  return useMutation({
    mutationFn: (query: OffersQuery) =>
      readAllPages((page) => call('Offer/GetOffers', { ...query, ...page })),
    onSuccess: (items) => saveCsv(t('offers:list.fileName'), offersTable(items, words, t)),
    onError: showFailure,
  });
}
