import type { ReactNode } from 'react';
import classes from './quiet-text.module.css';

/** A secondary paragraph: an empty result, a hint. */
export function QuietText({ children }: { children: ReactNode }) {
  return <p className={classes.quiet}>{children}</p>;
}
