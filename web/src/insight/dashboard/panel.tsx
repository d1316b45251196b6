import { Anchor } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isBuilt } from '../../platform/built-paths.ts';
import classes from './panel.module.css';

interface PanelProps {
  title: string;
  /** Where all of it stands. */
  all?: string;
  /** It waits on the reader, and looks it. */
  waits?: boolean;
  children: ReactNode;
}

/** One part of the dashboard: its title, the way to all of it, and what is in it. */
export function Panel({ title, all, waits = false, children }: PanelProps) {
  const { t } = useTranslation('dashboard');
  const id = useId();
  const way = all !== undefined && isBuilt(`/${all.split(/[/?]/u)[1]}`) ? all : null;
  return (
    <section className={classes.panel} data-waits={waits || undefined} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        {way !== null && (
          <Anchor component={Link} to={way} size="sm" aria-label={`${t('seeAll')}: ${title}`}>
            {t('seeAll')}
          </Anchor>
        )}
      </div>
      {children}
    </section>
  );
}

/** Rows of a panel, each with room of its own. */
export function PanelRows({ children }: { children: ReactNode }) {
  return <ul className={classes.rows}>{children}</ul>;
}

/** What stands in a panel that has nothing to show yet. */
export function PanelNothing({ text, action }: { text: string; action?: ReactNode }) {
  return (
    <div className={classes.nothing}>
      <p>{text}</p>
      {action}
    </div>
  );
}
