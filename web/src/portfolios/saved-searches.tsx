import { Button } from '@mantine/core';
import { IconBookmark } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '../platform/chunks/load-chunk.ts';

const SavedSearchesPopover = lazy(() => loadChunk(() => import('./saved-searches-popover.tsx')));

/** The way to the searches that the reader keeps; they are loaded when it is taken for the first time. */
export function SavedSearches() {
  const { t } = useTranslation('portfolio');
  const [wanted, setWanted] = useState(false);
  const button = (
    <Button
      variant="default"
      size="sm"
      aria-haspopup="dialog"
      leftSection={<IconBookmark size={18} stroke={1.75} aria-hidden="true" />}
      onClick={() => setWanted(true)}
    >
      {t('saved.title')}
    </Button>
  );
  return wanted ? (
    <Suspense fallback={button}>
      <SavedSearchesPopover />
    </Suspense>
  ) : (
    button
  );
}
