import { useMutation } from '@tanstack/react-query';
import type { OfferItem } from '@trattativa/contract/offers/offer';
import { useTranslation } from 'react-i18next';
import { now } from '../platform/clock/clock.ts';
import { toCsv } from '../players/to-csv.ts';
import { saveFile } from '../ui/save-file.ts';
import { showFailure } from '../ui/show-failure.ts';
import type { OffersQuery } from './offer-keys.ts';
import { personName } from './offer-person.tsx';
import { readAllOffers } from './offers.queries.ts';
import { seasonName } from './season-name.ts';

/** Saves the whole filtered list as a CSV file. */
export function useExportOffers() {
  const { t, i18n } = useTranslation(['offers', 'catalogue', 'countries']);
  const rowOf = (item: OfferItem, withCommission: boolean) => [
    personName(item),
    item.team.name,
    t(`catalogue:offerStatus.${item.status}`),
    item.turn === null ? '' : t(`offers:turn.waits.${item.turn}`),
    item.monthlySalary,
    seasonName(item.season),
    item.months,
    ...(withCommission ? [item.commissionAmount ?? null, item.commissionPercent ?? null] : []),
    t(`catalogue:level.${item.level}`),
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
    mutationFn: (query: OffersQuery) => readAllOffers(query),
    onSuccess(items) {
      // A comma is decimal in six of the seven languages, so that their spreadsheets part columns by semicolons.
      // Its columns are there for who reads the commission of any of them.
      const withCommission = items.some(({ commissionAmount }) => commissionAmount !== undefined);
      const rows = items.map((item) => rowOf(item, withCommission));
      const csv = toCsv([headOf(withCommission), ...rows], i18n.language === 'en' ? ',' : ';');
      saveFile(csv, `${t('offers:list.fileName')}-${now().toISOString().slice(0, 10)}.csv`);
    },
    onError: showFailure,
  });
}
