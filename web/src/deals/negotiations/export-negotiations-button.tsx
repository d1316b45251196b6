import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { ExportButton } from '../../ui/list/export-button.tsx';
import { showDone } from '../../ui/toasts.tsx';
import { useAct } from '../../ui/use-act.ts';
import type { NegotiationsQuery } from './negotiation-keys.ts';
import { saveNegotiationsCsv } from './negotiations-csv.ts';

/** Saves what the list shows, all of it, as a CSV file. */
export default function ExportNegotiationsButton({ query }: { query: NegotiationsQuery }) {
  const { t } = useTranslation(['negotiations', 'catalogue', 'countries']);
  const { number } = useFormats();
  const { busy, act } = useAct();

  const save = () =>
    act(async () => {
      const count = await saveNegotiationsCsv(query, t);
      showDone(t('negotiations:list.exported', { count, number: number(count) }));
    });
  return <ExportButton loading={busy} onClick={() => void save()} />;
}
