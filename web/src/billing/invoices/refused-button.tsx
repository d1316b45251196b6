import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { ElectronicDocument } from '@trattativa/contract/billing/electronic/electronic-document';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { invoicesKeys } from './invoices-keys.ts';

const RefusedDialog = lazy(() => loadChunk(() => import('./refused-dialog.tsx')));

/** Where staff note that the exchange system refused the file of a document; nothing for others. */
export function RefusedButton({
  electronic,
  small = false,
}: {
  electronic: ElectronicDocument;
  small?: boolean;
}) {
  const { t } = useTranslation('electronic');
  const client = useQueryClient();
  const [open, setOpen] = useState(false);
  const { can, fileName, gaps } = electronic;
  if (!can.markRefused || gaps.length > 0) return null;
  const showAgain = async () => {
    await Promise.all(
      [invoicesKeys.one, invoicesKeys.playerOne].map((queryKey) => client.invalidateQueries({ queryKey })),
    );
  };
  return (
    <>
      <Button
        variant="default"
        size={small ? 'xs' : undefined}
        aria-label={t('refused.actOf', { fileName })}
        onClick={() => setOpen(true)}
      >
        {t('refused.act')}
      </Button>
      {open && (
        <Suspense>
          <RefusedDialog electronic={electronic} onNoted={showAgain} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
