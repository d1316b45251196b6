import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { readAllPages } from '../../platform/cache/read-all-pages.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { saveCsv } from '../../ui/csv/save-csv.ts';
import { showDone } from '../../ui/feedback/toasts.tsx';
import { useAct } from '../../ui/feedback/use-act.ts';
import { ExportButton } from '../../ui/list/export-button.tsx';
import { useTransferWords } from './transfer-words.ts';
import { transfersTable } from './transfers-table.ts';

/** Saves all transfers of the list, with the terms in force, as a CSV file. */
export default function ExportTransfersButton() {
  const { t } = useTranslation('transfers');
  const { number } = useFormats();
  const { busy, act } = useAct();
  const words = useTransferWords();

  const save = () =>
    act(async () => {
      const items = await readAllPages((page) => call('Transfer/GetTransfers', page));
      saveCsv(t('list.fileName'), transfersTable(items, words, t));
      showDone(t('list.exported', { count: items.length, number: number(items.length) }));
    });
  return <ExportButton loading={busy} onClick={() => void save()} />;
}
