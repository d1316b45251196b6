import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePlayerWords } from '../../people/players.ts';
import { call } from '../../platform/api/call.ts';
import { readAllPages } from '../../platform/cache/read-all-pages.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { saveCsv } from '../../ui/csv/save-csv.ts';
import { showFailure } from '../../ui/feedback/show-failure.ts';
import { showDone } from '../../ui/feedback/toasts.tsx';
import { ExportButton } from '../../ui/list/export-button.tsx';
import type { RequestsQuery } from './requests.queries.ts';
import { requestsTable } from './requests-table.ts';
import { useRequestWords } from './use-request-words.ts';

/** Saves the whole filtered list as a CSV file. Loaded after the list. */
export default function ExportRequestsButton({
  query,
  disabled,
}: {
  query: RequestsQuery;
  disabled: boolean;
}) {
  const { t } = useTranslation(['requests', 'catalogue', 'ui']);
  const { number } = useFormats();
  const player = usePlayerWords();
  const request = useRequestWords();
  const run = useMutation({
    mutationFn: (query: RequestsQuery) =>
      readAllPages((page) => call('Request/GetRequests', { ...query, ...page })),
    onSuccess(requests) {
      saveCsv(t('requests:list.fileName'), requestsTable(requests, { player, request, t }));
      showDone(t('requests:list.exported', { count: requests.length, number: number(requests.length) }));
    },
    onError: showFailure,
  });
  return <ExportButton disabled={disabled} loading={run.isPending} onClick={() => run.mutate(query)} />;
}
