import { IconBookmark } from '@tabler/icons-react';
import type { SavedSearchList } from '@trattativa/contract/people/portfolios/saved-search-endpoints';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { ToolButton } from '../../ui/list/tool-button.tsx';

const SavedSearchesPopover = lazy(() => loadChunk(() => import('./saved-searches-popover.tsx')));

/** The button of a list's saved searches. The popover is loaded when it is first opened. */
export function SavedSearches({ list }: { list: SavedSearchList }) {
  const { t } = useTranslation('portfolio');
  const [wanted, setWanted] = useState(false);
  const button = (
    <ToolButton
      icon={<IconBookmark size={18} stroke={1.75} aria-hidden="true" />}
      aria-haspopup="dialog"
      onClick={() => setWanted(true)}
    >
      {t('saved.title')}
    </ToolButton>
  );
  return wanted ? (
    <Suspense fallback={button}>
      <SavedSearchesPopover list={list} />
    </Suspense>
  ) : (
    button
  );
}
