import type { ReactNode } from 'react';
import classes from './quiet-text.module.css';

/** A paragraph that informs without standing out: that there is nothing yet, a hint. */
export function QuietText({ children }: { children: ReactNode }) {
  return <p className={classes.quiet}>{children}</p>;
}
