import type { ReactNode } from 'react';
import classes from './visually-hidden.module.css';

interface VisuallyHiddenProps {
  component?: 'span' | 'h1' | 'caption' | 'legend';
  children: ReactNode;
}

/** Text for screen readers only. A plain element, faster than Mantine's: rows of long lists contain several. */
export function VisuallyHidden({ component: Component = 'span', children }: VisuallyHiddenProps) {
  return <Component className={classes.hidden}>{children}</Component>;
}
