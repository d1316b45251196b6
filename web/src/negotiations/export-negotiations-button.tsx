import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../platform/i18n/use-formats.ts';
import { showFailure } from '../ui/show-failure.ts';
import { showDone } from '../ui/toasts.tsx';
import type { NegotiationsQuery } from './negotiation-keys.ts';
import { saveNegotiationsCsv } from './negotiations-csv.ts';

/** Saves what the list shows, all of it, as a CSV file. */
export default function ExportNegotiationsButton({ query }: { query: NegotiationsQuery }) {
  const { t, i18n } = useTranslation(['negotiations', 'catalogue', 'countries', 'ui']);
  const { number } = useFormats();
  const [busy, setBusy] = useState(false);

  async function save() {
    setBusy(true);
    try {
      const count = await saveNegotiationsCsv(query, t, i18n.language);
      showDone(t('negotiations:list.exported', { count, number: number(count) }));
    } catch (error) {
      showFailure(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={18} stroke={1.75} aria-hidden="true" />}
      loading={busy}
      onClick={() => void save()}
    >
      {t('ui:exportCsv')}
    </Button>
  );
}
