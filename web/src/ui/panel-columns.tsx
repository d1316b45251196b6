import type { ReactNode } from 'react';
import classes from './panel-columns.module.css';

/** Panels of different heights, in as many columns as fit. */
export function PanelColumns({ children }: { children: ReactNode }) {
  return <div className={classes.panels}>{children}</div>;
}

/** Panels that stay below each other. */
export function PanelStack({ children }: { children: ReactNode }) {
  return <div className={classes.stack}>{children}</div>;
}
