import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api/call.ts';
import { readAllPages } from '../../../platform/cache/read-all-pages.ts';
import { useFormats } from '../../../platform/i18n/use-formats.ts';
import { saveCsv } from '../../../ui/csv/save-csv.ts';
import { showFailure } from '../../../ui/feedback/show-failure.ts';
import { showDone } from '../../../ui/feedback/toasts.tsx';
import type { PlayerInvoicesQuery } from '../player-invoices.queries.ts';

const fields = [
  'number',
  'creationDate',
  'player',
  'service',
  'price',
  'deducted',
  'amountCharged',
  'net',
  'vat',
  'credited',
  'paymentProvider',
  'paymentStatus',
  'activationDate',
  'endDate',
] as const;

/** Saves the whole filtered list as a CSV file. */
export function useExportPlayerInvoices() {
  const { t } = useTranslation(['player-invoices', 'invoices', 'payments']);
  const { number } = useFormats();
  return useMutation({
    mutationFn: (query: PlayerInvoicesQuery) =>
      readAllPages((page) => call('Invoice/GetPlayerInvoices', { ...query, ...page })),
    onSuccess(invoices) {
      const rows = invoices.map((invoice) => {
        const written = {
          ...invoice,
          player: invoice.player.name,
          service: t(`player-invoices:service.${invoice.service}`),
          paymentProvider: t(`payments:provider.${invoice.paymentProvider}`),
          paymentStatus: t(`payments:status.${invoice.paymentStatus}`),
        };
        return fields.map((field) => written[field]);
      });
      const header = fields.map((field) => t(`player-invoices:field.${field}`));
      saveCsv(t('player-invoices:list.fileName'), [header, ...rows]);
      showDone(t('invoices:list.exported', { count: invoices.length, number: number(invoices.length) }));
    },
    onError: showFailure,
  });
}
