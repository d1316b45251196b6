import { useMutation } from '@tanstack/react-query';
import type { OfferItem } from '@trattativa/contract/deals/offers/offer';
import { levelKey } from '@trattativa/domain/people/categories';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { readAllPages } from '../../platform/cache/read-all-pages.ts';
import { saveCsv } from '../../ui/csv/save-csv.ts';
import { showFailure } from '../../ui/show-failure.ts';
import { personName } from './offer-person.tsx';
import type { OffersQuery } from './offers.live.ts';
import { seasonName } from './season-name.ts';

/** Saves the whole filtered list as a CSV file. */
export function useExportOffers() {
  const { t } = useTranslation(['offers', 'catalogue', 'countries']);
  const rowOf = (item: OfferItem, withCommission: boolean) => [
    personName(item),
    item.team.name,
    t(`catalogue:offerStatus.${item.status}`),
    item.turn === null ? '' : t(`offers:turn.waits.${item.turn}`),
    item.monthlySalary,
    seasonName(item.season),
    item.months,
    item.contractKind === null ? '' : t(`offers:kind.${item.contractKind}`),
    item.seasons,
    item.signingFee,
    ...(withCommission ? [item.commissionAmount ?? null, item.commissionPercent ?? null] : []),
    t(`catalogue:${levelKey(item.level, item.country)}`),
    item.city,
    t(`countries:${item.country}`),
    item.revision,
    item.expiresOn,
    new Date(item.createdAt),
    new Date(item.changedAt),
  ];
  const headOf = (withCommission: boolean) => [
    t('offers:list.person'),
    t('offers:page.club'),
    t('offers:list.status'),
    t('offers:list.turn'),
    t('offers:term.monthlySalary'),
    t('offers:term.season'),
    t('offers:term.months'),
    t('offers:term.contractKind'),
    t('offers:term.furtherSeasons'),
    t('offers:term.signingFee'),
    ...(withCommission ? [t('offers:term.commissionAmount'), t('offers:term.commissionPercent')] : []),
    t('offers:term.level'),
    t('offers:term.city'),
    t('offers:term.country'),
    t('offers:list.revision'),
    t('offers:form.expiresOn'),
    t('offers:list.created'),
    t('offers:list.changed'),
  ];
  return useMutation({
    mutationFn: (query: OffersQuery) =>
      readAllPages((page) => call('Offer/GetOffers', { ...query, ...page })),
    onSuccess(items) {
      // The commission columns exist only if the user may read the commission of at least one offer.
      const withCommission = items.some(({ commissionAmount }) => commissionAmount !== undefined);
      const rows = items.map((item) => rowOf(item, withCommission));
      saveCsv(t('offers:list.fileName'), [headOf(withCommission), ...rows]);
    },
    onError: showFailure,
  });
}
