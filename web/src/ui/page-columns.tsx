import type { ReactNode } from 'react';
import classes from './page-columns.module.css';

/** The parts of a page beside each other, as many as the window has room for. */
export function PageColumns({ children }: { children: ReactNode }) {
  return <div className={classes.columns}>{children}</div>;
}

/** Parts one below the other that stay in one column. */
export function PageColumn({ children }: { children: ReactNode }) {
  return <div className={classes.column}>{children}</div>;
}
