import { Button } from '@mantine/core';
import type { Language } from '@trattativa/texts/languages';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { OwnDuplicates } from '../slots.ts';
import classes from './portfolio-notices.module.css';
import { useDuplicates, useLastImport, useOpenRemovals } from './portfolios.queries.ts';

/** Loaded only after an import: most visits have none. */
const LastImport = lazy(() => loadChunk(() => import('./last-import.tsx')));

/** The reader's own portfolio. */
const own = {};

/** Notices above an owner's list: the way back from an import, possible duplicates, and removals under review. */
export function PortfolioNotices() {
  const { t, i18n } = useTranslation('portfolio');
  const { number } = useFormats();
  const [opened, setOpened] = useState(false);
  const duplicates = useDuplicates().data;
  const removals = useOpenRemovals().data;
  const last = useLastImport(own).data?.last;
  const waiting = removals?.items ?? [];
  const names = new Intl.ListFormat(i18n.language as Language, { type: 'conjunction' }).format(
    waiting.map(({ player }) => `${player.name} ${player.surname}`),
  );
  return (
    <div className={classes.notices}>
      <Suspense>{last && <LastImport owner={own} />}</Suspense>
      {waiting.length > 0 && (
        <p className={classes.notice}>{t('removal.waiting', { count: waiting.length, names })}</p>
      )}
      {duplicates !== undefined && duplicates.total > 0 && (
        <>
          <div className={classes.notice}>
            <span>
              {t('duplicates.title', { count: duplicates.total, number: number(duplicates.total) })}
            </span>
            <Button
              size="compact-sm"
              variant="subtle"
              aria-expanded={opened}
              onClick={() => setOpened(!opened)}
            >
              {t(opened ? 'duplicates.hide' : 'duplicates.show')}
            </Button>
          </div>
          <Suspense>{opened && <OwnDuplicates />}</Suspense>
        </>
      )}
    </div>
  );
}
