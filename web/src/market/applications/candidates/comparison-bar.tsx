import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './comparison-bar.module.css';
import type { PlayersToCompare } from './use-comparison.ts';

const CompareDialog = lazy(() => import('./compare-dialog.tsx'));

/** A sticky bar, visible while at least one player is chosen for comparison. */
export function ComparisonBar({ requestId, players }: { requestId: number; players: PlayersToCompare }) {
  const { t } = useTranslation('applications');
  const [comparing, setComparing] = useState(false);
  const { chosen, clear } = players;
  if (chosen.length === 0) return null;
  return (
    <section className={classes.bar} aria-label={t('board.choose')}>
      <Button size="compact-md" disabled={chosen.length < 2} onClick={() => setComparing(true)}>
        {t('board.compare', { chosen: chosen.length })}
      </Button>
      <Button variant="subtle" size="compact-md" onClick={clear}>
        {t('board.clear')}
      </Button>
      <Suspense>
        {comparing && (
          <CompareDialog requestId={requestId} playerIds={chosen} onClose={() => setComparing(false)} />
        )}
      </Suspense>
    </section>
  );
}
