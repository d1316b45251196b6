import type { ReactNode } from 'react';
import classes from './filter-count.module.css';

/** How many filters are set, beside the word for them. */
export function FilterCount({ children }: { children: ReactNode }) {
  return <span className={classes.count}>{children}</span>;
}
