import { useMutation } from '@tanstack/react-query';
import type { OfferItem } from '@trattativa/contract/deals/offers/offer';
import { commissionTerms, fieldOf, type ListedTerm, listedTerms } from '@trattativa/domain/deals/offer-terms';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { readAllPages } from '../../platform/cache/read-all-pages.ts';
import { saveCsv } from '../../ui/csv/save-csv.ts';
import type { CsvCell } from '../../ui/csv/to-csv.ts';
import { showFailure } from '../../ui/show-failure.ts';
import { personName } from './offer-person.tsx';
import type { OffersQuery } from './offers.live.ts';
import { useOfferWords } from './use-offer-words.ts';

/** An amount, a number or a percentage is a number in the file; anything else its words. */
const numbers = ['euros', 'months', 'percent'];

const isCommission = (term: ListedTerm) => (commissionTerms as readonly string[]).includes(term);

/** Saves the whole filtered list as a CSV file. */
export function useExportOffers() {
  const { t } = useTranslation(['offers', 'catalogue']);
  const words = useOfferWords();
  const cellOf = (term: ListedTerm, item: OfferItem): CsvCell =>
    numbers.includes(fieldOf(term).kind) ? item[term] : words.value(term, item);
  const rowOf = (item: OfferItem, terms: readonly ListedTerm[]): CsvCell[] => [
    personName(item),
    item.team.name,
    t(`catalogue:offerStatus.${item.status}`),
    item.turn === null ? '' : t(`offers:turn.waits.${item.turn}`),
    ...terms.map((term) => cellOf(term, item)),
    item.seasons,
    item.revision,
    item.expiresOn,
    new Date(item.createdAt),
    new Date(item.changedAt),
  ];
  return useMutation({
    mutationFn: (query: OffersQuery) =>
      readAllPages((page) => call('Offer/GetOffers', { ...query, ...page })),
    onSuccess(items) {
      // The commission only if the reader may read that of at least one offer.
      const withCommission = items.some(({ commissionAmount }) => commissionAmount !== undefined);
      const terms = listedTerms.filter((term) => withCommission || !isCommission(term));
      const head = [
        t('offers:list.person'),
        t('offers:page.club'),
        t('offers:list.status'),
        t('offers:list.turn'),
        ...terms.map((term) => words.name(term)),
        words.name('furtherSeasons'),
        t('offers:list.revision'),
        t('offers:form.expiresOn'),
        t('offers:list.created'),
        t('offers:list.changed'),
      ];
      saveCsv(t('offers:list.fileName'), [head, ...items.map((item) => rowOf(item, terms))]);
    },
    onError: showFailure,
  });
}
