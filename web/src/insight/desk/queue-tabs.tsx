import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { countedUpTo } from '../../ui/list/total-words.ts';
import { useTotalFigure } from '../../ui/list/use-total-figure.ts';
import { deskQueues } from './desk-queues.ts';
import classes from './queue-tabs.module.css';

interface QueueTabsProps {
  open: string;
  counts: Readonly<Record<string, number | undefined>>;
}

/** The queues side by side, each a link with the number of what waits in it: loud while there is any. */
export function QueueTabs({ open, counts }: QueueTabsProps) {
  const { t } = useTranslation('desk');
  const figure = useTotalFigure();
  return (
    <nav aria-label={t('queues')} className={classes.tabs}>
      {deskQueues.map(({ key }) => {
        const count = counts[key];
        return (
          <Link
            key={key}
            to={{ search: `?queue=${key}` }}
            className={classes.tab}
            aria-current={key === open ? 'page' : undefined}
          >
            {t(`queue.${key}`)}
            {count !== undefined && (
              <span className={classes.count} data-waits={count > 0 || undefined}>
                {figure(countedUpTo(count))}
              </span>
            )}
          </Link>
        );
      })}
    </nav>
  );
}
