import type { ReactNode } from 'react';
import classes from './page-header.module.css';
import { usePageTitle } from './page-title.ts';

interface PageHeaderProps {
  title: string;
  /** The number of things on the screen, beside the title. */
  count?: number | string | undefined;
  /** The purpose of the screen, in one sentence. Not on a phone if a list follows: its first row stays high. */
  description?: ReactNode;
  ofList?: boolean;
  /** On a phone the actions name the screen: its title is for those who hear it. */
  namedByActions?: boolean;
  /** A link back, for example to the list. */
  before?: ReactNode;
  /** Buttons, the primary one last. */
  actions?: ReactNode;
}

/**
 * The header of a screen: its only h1, a count, one sentence and the actions. It also sets the title of the
 * browser's tab.
 */
export function PageHeader({
  title,
  count,
  description,
  ofList,
  namedByActions,
  before,
  actions,
}: PageHeaderProps) {
  usePageTitle(title);
  return (
    <header className={classes.header} data-list={ofList} data-named={namedByActions}>
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
