import type { ReactNode } from 'react';
import classes from './page-columns.module.css';

/** The parts of a page side by side, as many as fit. */
export function PageColumns({ children }: { children: ReactNode }) {
  return (
    <div className={classes.place}>
      <div className={classes.columns}>{children}</div>
    </div>
  );
}

/** Parts that stay in one column. */
export function PageColumn({ children }: { children: ReactNode }) {
  return <div className={classes.column}>{children}</div>;
}
