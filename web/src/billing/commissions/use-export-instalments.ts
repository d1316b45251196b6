import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { readAllPages } from '../../platform/cache/read-all-pages.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { saveCsv } from '../../ui/csv/save-csv.ts';
import { showFailure } from '../../ui/feedback/show-failure.ts';
import { showDone } from '../../ui/feedback/toasts.tsx';
import type { InstalmentsQuery } from './commissions.queries.ts';
import { sumOf } from './use-instalment-columns.tsx';

const fields = [
  'title',
  'payer',
  'agent',
  'dueOn',
  'amount',
  'vat',
  'total',
  'state',
  'clubPaidOn',
  'receivedOn',
] as const;

/** Saves the whole filtered list as a CSV file. */
export function useExportInstalments() {
  const { t } = useTranslation('commissions');
  const { number } = useFormats();
  return useMutation({
    mutationFn: (query: InstalmentsQuery) =>
      readAllPages((page) => call('Commission/GetInstalments', { ...query, ...page })),
    onSuccess(instalments) {
      const rows = instalments.map((instalment) => {
        const { amount, vat, state } = instalment;
        const written = {
          ...instalment,
          payer: instalment.payer.name,
          agent: instalment.agent.name,
          total: sumOf(amount, vat),
          state: t(`state.${state}`),
        };
        return fields.map((field) => written[field]);
      });
      const header = fields.map((field) => t(`field.${field}`));
      saveCsv(t('list.fileName'), [header, ...rows]);
      showDone(t('list.exported', { count: instalments.length, number: number(instalments.length) }));
    },
    onError: showFailure,
  });
}
