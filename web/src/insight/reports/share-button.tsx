import { Button } from '@mantine/core';
import type { ReportKind } from '@trattativa/domain/insight/report-groups';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';

const ShareDialog = lazy(() => loadChunk(() => import('./share-dialog.tsx')));

/** Opens the sharing dialog of a player, a request or a deal. For screens of other features: load it lazily. */
export default function ShareButton({ kind, thingId }: { kind: ReportKind; thingId: number }) {
  const { t } = useTranslation('sharing');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t(kind === 'player' ? 'buttonPlayer' : 'button')}
      </Button>
      {open && (
        <Suspense>
          <ShareDialog kind={kind} thingId={thingId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
