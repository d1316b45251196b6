import type { ReactNode } from 'react';
import classes from './desk-layout.module.css';

interface DeskLayoutProps {
  /** Quiet figures and reminders; below the work on narrow screens. */
  side?: ReactNode;
  children: ReactNode;
}

/** The first screen: what to work on, large; figures beside it, small. */
export function DeskLayout({ side, children }: DeskLayoutProps) {
  return (
    <div className={classes.frame}>
      <div className={classes.desk}>
        <div className={classes.work}>{children}</div>
        {side && <div className={classes.side}>{side}</div>}
      </div>
    </div>
  );
}
