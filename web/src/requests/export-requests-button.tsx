import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { now } from '../platform/clock/clock.ts';
import { useFormats } from '../platform/i18n/use-formats.ts';
import { toCsv } from '../players/to-csv.ts';
import { usePlayerWords } from '../players/use-player-words.ts';
import { saveFile } from '../ui/save-file.ts';
import { showFailure } from '../ui/show-failure.ts';
import { showDone } from '../ui/toasts.tsx';
import { type RequestsQuery, readAllRequests } from './requests.queries.ts';
import { requestsTable } from './requests-table.ts';
import { useRequestWords } from './use-request-words.ts';

/** Saves the whole filtered list as a CSV file. Loaded beside the list, not before it. */
export default function ExportRequestsButton({
  query,
  disabled,
}: {
  query: RequestsQuery;
  disabled: boolean;
}) {
  const { t, i18n } = useTranslation(['requests', 'catalogue', 'ui']);
  const { number } = useFormats();
  const player = usePlayerWords();
  const request = useRequestWords();
  const run = useMutation({
    mutationFn: readAllRequests,
    onSuccess(requests) {
      // A comma is decimal in six of the seven languages, so that their spreadsheets part columns by semicolons.
      const csv = toCsv(requestsTable(requests, { player, request, t }), i18n.language === 'en' ? ',' : ';');
      saveFile(csv, `${t('requests:list.fileName')}-${now().toISOString().slice(0, 10)}.csv`);
      showDone(t('requests:list.exported', { count: requests.length, number: number(requests.length) }));
    },
    onError: showFailure,
  });
  return (
    <Button
      variant="default"
      size="sm"
      leftSection={<IconDownload size={18} stroke={1.75} aria-hidden="true" />}
      disabled={disabled}
      loading={run.isPending}
      onClick={() => run.mutate(query)}
    >
      {t('ui:exportCsv')}
    </Button>
  );
}
