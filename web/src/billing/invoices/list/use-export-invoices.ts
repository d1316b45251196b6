import { useMutation } from '@tanstack/react-query';
import { levelWordsIn } from '@trattativa/texts/records/level-words';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api/call.ts';
import { readAllPages } from '../../../platform/cache/read-all-pages.ts';
import { useFormats } from '../../../platform/i18n/use-formats.ts';
import { saveCsv } from '../../../ui/csv/save-csv.ts';
import { showFailure } from '../../../ui/feedback/show-failure.ts';
import { showDone } from '../../../ui/feedback/toasts.tsx';
import type { InvoicesQuery } from '../invoices.queries.ts';

const fields = [
  'number',
  'creationDate',
  'club',
  'title',
  'area',
  'level',
  'salary',
  'value',
  'discount',
  'net',
  'vat',
  'total',
  'credited',
  'due',
  'status',
  'paidOn',
] as const;

/** Saves the whole filtered list as a CSV file. */
export function useExportInvoices() {
  const { t } = useTranslation(['invoices', 'catalogue', 'countries']);
  const { number } = useFormats();
  return useMutation({
    mutationFn: (query: InvoicesQuery) =>
      readAllPages((page) => call('Invoice/GetTeamInvoices', { ...query, ...page })),
    onSuccess(invoices) {
      const rows = invoices.map((invoice) => {
        const written = {
          ...invoice,
          // A number alone, "7/2026", a spreadsheet would take for a month.
          number: t('invoices:numbered', { number: invoice.number }),
          club: invoice.team.name,
          area: t(`catalogue:managedLevel.${invoice.area}`),
          level: levelWordsIn(t).level(invoice.level, invoice.team.country),
          status: t(`invoices:status.${invoice.status}`),
        };
        return fields.map((field) => written[field]);
      });
      const header = fields.map((field) => t(`invoices:field.${field}`));
      saveCsv(t('invoices:list.fileName'), [header, ...rows]);
      showDone(t('invoices:list.exported', { count: invoices.length, number: number(invoices.length) }));
    },
    onError: showFailure,
  });
}
