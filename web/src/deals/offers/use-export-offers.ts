import { useMutation } from '@tanstack/react-query';
import type { OfferItem } from '@trattativa/contract/deals/offers/offer';
import { levelKey } from '@trattativa/domain/people/categories';
import type { TextsOf } from '@trattativa/texts/text-keys';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { readAllPages } from '../../platform/cache/read-all-pages.ts';
import { saveCsv } from '../../ui/csv/save-csv.ts';
import type { CsvCell } from '../../ui/csv/to-csv.ts';
import { showFailure } from '../../ui/show-failure.ts';
import { personName } from './offer-person.tsx';
import type { OffersQuery } from './offers.live.ts';
import { seasonName } from './season-name.ts';

type Words = TextsOf<['offers', 'catalogue', 'countries']>;

interface Column {
  head: (t: Words) => string;
  cell: (item: OfferItem, t: Words) => CsvCell;
  /** Only if the reader may read the commission of at least one offer. */
  ofCommission?: true;
}

const columns: readonly Column[] = [
  { head: (t) => t('offers:list.person'), cell: personName },
  { head: (t) => t('offers:page.club'), cell: ({ team }) => team.name },
  { head: (t) => t('offers:list.status'), cell: ({ status }, t) => t(`catalogue:offerStatus.${status}`) },
  {
    head: (t) => t('offers:list.turn'),
    cell: ({ turn }, t) => (turn === null ? '' : t(`offers:turn.waits.${turn}`)),
  },
  { head: (t) => t('offers:term.monthlySalary'), cell: ({ monthlySalary }) => monthlySalary },
  { head: (t) => t('offers:term.season'), cell: ({ season }) => seasonName(season) },
  { head: (t) => t('offers:term.months'), cell: ({ months }) => months },
  {
    head: (t) => t('offers:term.contractKind'),
    cell: ({ contractKind }, t) => (contractKind === null ? '' : t(`offers:kind.${contractKind}`)),
  },
  { head: (t) => t('offers:term.furtherSeasons'), cell: ({ seasons }) => seasons },
  { head: (t) => t('offers:term.signingFee'), cell: ({ signingFee }) => signingFee },
  {
    head: (t) => t('offers:term.commissionAmount'),
    cell: ({ commissionAmount }) => commissionAmount,
    ofCommission: true,
  },
  {
    head: (t) => t('offers:term.commissionPercent'),
    cell: ({ commissionPercent }) => commissionPercent,
    ofCommission: true,
  },
  {
    head: (t) => t('offers:term.level'),
    cell: ({ level, country }, t) => t(`catalogue:${levelKey(level, country)}`),
  },
  { head: (t) => t('offers:term.city'), cell: ({ city }) => city },
  { head: (t) => t('offers:term.country'), cell: ({ country }, t) => t(`countries:${country}`) },
  { head: (t) => t('offers:list.revision'), cell: ({ revision }) => revision },
  { head: (t) => t('offers:form.expiresOn'), cell: ({ expiresOn }) => expiresOn },
  { head: (t) => t('offers:list.created'), cell: ({ createdAt }) => new Date(createdAt) },
  { head: (t) => t('offers:list.changed'), cell: ({ changedAt }) => new Date(changedAt) },
];

/** Saves the whole filtered list as a CSV file. */
export function useExportOffers() {
  const { t } = useTranslation(['offers', 'catalogue', 'countries']);
  return useMutation({
    mutationFn: (query: OffersQuery) =>
      readAllPages((page) => call('Offer/GetOffers', { ...query, ...page })),
    onSuccess(items) {
      const withCommission = items.some(({ commissionAmount }) => commissionAmount !== undefined);
      const shown = columns.filter(({ ofCommission }) => withCommission || !ofCommission);
      const head = shown.map((column) => column.head(t));
      saveCsv(t('offers:list.fileName'), [
        head,
        ...items.map((item) => shown.map(({ cell }) => cell(item, t))),
      ]);
    },
    onError: showFailure,
  });
}
