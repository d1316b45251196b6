import { UnstyledButton } from '@mantine/core';
import type { Match } from '@trattativa/contract/market/matching/match';
import type { FitnessPreset } from '@trattativa/domain/market/matching/fitness-presets';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './match-cells.module.css';

// The sentences and their texts load when somebody asks for them, not with the list.
const FitnessParts = lazy(() => import('./fitness-parts.tsx'));

interface FitnessReasonsProps {
  fitness: NonNullable<Match['fitness']>;
  order: FitnessPreset;
}

/** Shows on demand how the points of a match in its order come about. */
export function FitnessReasons({ fitness, order }: FitnessReasonsProps) {
  const { t } = useTranslation('matching');
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={classes.more}>
      <UnstyledButton
        className={classes.toggle}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {t('fitness.why', { points: fitness.points })}
      </UnstyledButton>
      <ul id={id} hidden={!open} className={classes.reasons}>
        {open && (
          <Suspense>
            <FitnessParts parts={fitness.parts} order={order} />
          </Suspense>
        )}
      </ul>
    </div>
  );
}
