import type { ReactNode } from 'react';
import classes from './page-header.module.css';
import { usePageTitle } from './page-title.ts';

interface PageHeaderProps {
  title: string;
  /** How many things the screen holds; shown beside the title. */
  count?: number | string | undefined;
  /** One sentence on what the screen is for. */
  description?: ReactNode;
  /** What leads back, e.g. a link to the list. */
  before?: ReactNode;
  /** Buttons, the main one last. */
  actions?: ReactNode;
}

/** The head of a screen: its only h1, a count, one sentence and the acts. Names the browser's tab too. */
export function PageHeader({ title, count, description, before, actions }: PageHeaderProps) {
  usePageTitle(title);
  return (
    <header className={classes.header}>
      {before !== undefined && <div className={classes.before}>{before}</div>}
      <div className={classes.words}>
        <h1 className={classes.title}>
          {title}
          {count !== undefined && <span className={classes.count}>{count}</span>}
        </h1>
        {description !== undefined && <p className={classes.description}>{description}</p>}
      </div>
      {actions !== undefined && <div className={classes.actions}>{actions}</div>}
    </header>
  );
}
