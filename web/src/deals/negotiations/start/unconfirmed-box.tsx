import type { ReactNode } from 'react';
import classes from './unconfirmed-box.module.css';

interface UnconfirmedBoxProps {
  title: string;
  /** Links and buttons to what the reader can do about it. */
  ways?: ReactNode;
  /** The reader can only know it: somebody else has to do something. */
  isQuiet?: boolean;
  children: ReactNode;
}

/** What it means that nobody confirmed an agent's proposal, and what can be done about it. */
export function UnconfirmedBox({ title, ways, isQuiet = false, children }: UnconfirmedBoxProps) {
  return (
    <div className={classes.box} data-quiet={isQuiet || undefined}>
      <p className={classes.title}>{title}</p>
      <p>{children}</p>
      {ways !== undefined && <div className={classes.ways}>{ways}</div>}
    </div>
  );
}
