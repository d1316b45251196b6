import { Button } from '@mantine/core';
import { IconFileZip } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';

const ElectronicMonthDialog = lazy(() => loadChunk(() => import('./electronic-month-dialog.tsx')));

/** Opens the electronic invoices of a month; for staff, on both lists of invoices. */
export function ElectronicMonthButton() {
  const { t } = useTranslation('electronic');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconFileZip size={18} stroke={1.75} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t('month.open')}
      </Button>
      {open && (
        <Suspense>
          <ElectronicMonthDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
