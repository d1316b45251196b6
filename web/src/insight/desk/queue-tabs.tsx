import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { countedUpTo, useTotalFigure } from '../../ui/list/total-words.ts';
import { deskQueues } from './desk-queues.ts';
import classes from './queue-tabs.module.css';

interface QueueTabsProps {
  open: string;
  counts: Readonly<Record<string, number | undefined>>;
}

/** The queues side by side, each a link with the number of its items, highlighted above zero. */
export function QueueTabs({ open, counts }: QueueTabsProps) {
  const { t } = useTranslation('desk');
  const figure = useTotalFigure();
  const tabs = useRef<HTMLElement>(null);
  // On a phone the row scrolls: the open queue is in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another open queue is another tab
  useLayoutEffect(() => {
    const current = tabs.current?.querySelector<HTMLElement>('[aria-current]');
    if (tabs.current && current) tabs.current.scrollLeft = current.offsetLeft - tabs.current.offsetLeft - 40;
  }, [open]);
  return (
    <nav ref={tabs} aria-label={t('queues')} className={classes.tabs}>
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
