import type { ReactNode } from 'react';
import classes from './panel-stack.module.css';

/** Panels that stay below each other. */
export function PanelStack({ children }: { children: ReactNode }) {
  return <div className={classes.stack}>{children}</div>;
}
