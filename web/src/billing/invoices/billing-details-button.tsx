import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';

const BillingDetailsDialog = lazy(() => loadChunk(() => import('./billing-details-dialog.tsx')));

/** Opens one's own billing details; for players and clubs. */
export function BillingDetailsButton() {
  const { t } = useTranslation('electronic');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('details.title')}
      </Button>
      {open && (
        <Suspense>
          <BillingDetailsDialog billed={{}} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
