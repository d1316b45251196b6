import { Anchor } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isBuilt } from '../../../platform/built-paths.ts';
import classes from './panel.module.css';

interface PanelProps {
  title: string;
  /** How many rows the full list has. */
  count?: string | undefined;
  /** The path of the full list. */
  all?: string | undefined;
  /** Whether it needs the reader's action and is highlighted. */
  waits?: boolean;
  children: ReactNode;
}

/** One section of the dashboard: its title, a link to the full list, and its content. */
export function Panel({ title, count, all, waits = false, children }: PanelProps) {
  const { t } = useTranslation('dashboard');
  const id = useId();
  const way = all !== undefined && isBuilt(`/${all.split(/[/?]/u)[1]}`) ? all : null;
  return (
    <section className={classes.panel} data-waits={waits || undefined} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id} className={classes.title}>
          {title}
          {count !== undefined && <span className={classes.count}>{count}</span>}
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

/** Rows of a panel, with spacing. */
export function PanelRows({ children }: { children: ReactNode }) {
  return <ul className={classes.rows}>{children}</ul>;
}

/** The message of an empty panel. */
export function PanelNothing({ text, action }: { text: string; action?: ReactNode }) {
  return (
    <div className={classes.nothing}>
      <p>{text}</p>
      {action}
    </div>
  );
}
