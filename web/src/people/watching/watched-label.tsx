import { IconStar } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './watched-label.module.css';

/** The name of the watch list in a choice of lists; on a narrow screen the star alone, the word for screen readers. */
export function WatchedLabel() {
  const { t } = useTranslation('market-players');
  return (
    <span className={classes.label}>
      <IconStar size={16} stroke={1.75} aria-hidden="true" />
      <span className={classes.word}>{t('shortlist.title')}</span>
    </span>
  );
}
