import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { now } from '../platform/clock/clock.ts';
import { useFormats } from '../platform/i18n/use-formats.ts';
import { toCsv } from '../players/to-csv.ts';
import { saveFile } from '../ui/save-file.ts';
import { showFailure } from '../ui/show-failure.ts';
import { showDone } from '../ui/toasts.tsx';
import { type InvoicesQuery, readAllInvoices } from './invoices.queries.ts';

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
  const { t, i18n } = useTranslation(['invoices', 'catalogue']);
  const { number } = useFormats();
  return useMutation({
    mutationFn: (query: InvoicesQuery) => readAllInvoices(query),
    onSuccess(invoices) {
      const rows = invoices.map((invoice) => {
        const written = {
          ...invoice,
          // A number alone, "7/2026", a spreadsheet would take for a month.
          number: t('invoices:numbered', { number: invoice.number }),
          club: invoice.team.name,
          area: t(`catalogue:managedLevel.${invoice.area}`),
          level: t(`catalogue:level.${invoice.level}`),
          status: t(`invoices:status.${invoice.status}`),
        };
        return fields.map((field) => written[field]);
      });
      const header = fields.map((field) => t(`invoices:field.${field}`));
      // A comma is decimal in six of the seven languages, so that their spreadsheets part columns by semicolons.
      const csv = toCsv([header, ...rows], i18n.language === 'en' ? ',' : ';');
      saveFile(csv, `${t('invoices:list.fileName')}-${now().toISOString().slice(0, 10)}.csv`);
      showDone(t('invoices:list.exported', { count: invoices.length, number: number(invoices.length) }));
    },
    onError: showFailure,
  });
}
