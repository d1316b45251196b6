import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './compare-bar.module.css';

interface CompareBarProps {
  playerIds: readonly number[];
  onOpen: () => void;
  onClear: () => void;
}

/** Below the list while players are chosen for comparison. */
export function CompareBar({ playerIds, onOpen, onClear }: CompareBarProps) {
  const { t } = useTranslation('market-players');
  const count = playerIds.length;
  if (count === 0) return null;
  return (
    <section className={classes.bar} aria-label={t('compare.title')} data-chosen-bar={count > 1 || undefined}>
      <span role="status">{t('compare.chosen', { count })}</span>
      <Button size="compact-md" disabled={count < 2} onClick={onOpen}>
        {t('compare.open')}
      </Button>
      <Button variant="subtle" size="compact-md" onClick={onClear}>
        {t('compare.clear')}
      </Button>
    </section>
  );
}
