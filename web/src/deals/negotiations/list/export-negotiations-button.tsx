import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api/call.ts';
import { readAllPages } from '../../../platform/cache/read-all-pages.ts';
import { useFormats } from '../../../platform/i18n/use-formats.ts';
import { saveCsv } from '../../../ui/csv/save-csv.ts';
import { showDone } from '../../../ui/feedback/toasts.tsx';
import { useAct } from '../../../ui/feedback/use-act.ts';
import { ExportButton } from '../../../ui/list/export-button.tsx';
import type { NegotiationsQuery } from '../negotiations.live.ts';
import { negotiationsTable } from './negotiations-table.ts';

/** Saves the whole filtered list as a CSV file. */
export default function ExportNegotiationsButton({ query }: { query: NegotiationsQuery }) {
  const { t } = useTranslation(['negotiations', 'negotiation-course', 'catalogue', 'countries']);
  const { number } = useFormats();
  const { busy, act } = useAct();

  const save = () =>
    act(async () => {
      const items = await readAllPages((page) => call('Negotiation/GetNegotiations', { ...query, ...page }));
      saveCsv(t('negotiations:list.fileName'), negotiationsTable(items, t));
      const count = items.length;
      showDone(t('negotiations:list.exported', { count, number: number(count) }));
    });
  return <ExportButton loading={busy} onClick={() => void save()} />;
}
