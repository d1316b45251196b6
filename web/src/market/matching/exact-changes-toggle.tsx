import { UnstyledButton } from '@mantine/core';
import type { Match } from '@trattativa/contract/market/matching/match';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import classes from './match-cells.module.css';

const ChangesToExact = lazy(() => loadChunk(() => import('./changes-to-exact.tsx')));

/** Shows what would make a potential or partial match exact. Renders nothing for an exact match. */
export function ExactChangesToggle({ match }: { match: Match }) {
  const { t } = useTranslation('matching');
  const [open, setOpen] = useState(false);
  const id = useId();
  if (match.ways.length === 0) return null;
  return (
    <div className={classes.more}>
      <UnstyledButton
        className={classes.toggle}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {t('becomesExact')}
      </UnstyledButton>
      <div id={id} hidden={!open}>
        {open && (
          <Suspense>
            <ChangesToExact match={match} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
