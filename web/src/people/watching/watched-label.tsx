import { IconStar } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './watched-label.module.css';

/** The name of the watch list in a choice of lists, with its star where there is room. */
export function WatchedLabel() {
  const { t } = useTranslation('market-players');
  return (
    <span className={classes.label}>
      <IconStar size={16} stroke={1.75} aria-hidden="true" className={classes.star} />
      {t('shortlist.title')}
    </span>
  );
}
