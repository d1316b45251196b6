import type { ReactNode } from 'react';
import classes from './panel-columns.module.css';

/** Panels of any height, in as many columns as the window has room for. */
export function PanelColumns({ children }: { children: ReactNode }) {
  return <div className={classes.panels}>{children}</div>;
}

/** Several panels one below the other that stay together. */
export function PanelStack({ children }: { children: ReactNode }) {
  return <div className={classes.stack}>{children}</div>;
}
