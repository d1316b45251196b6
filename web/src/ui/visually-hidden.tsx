import type { ReactNode } from 'react';
import classes from './visually-hidden.module.css';

interface VisuallyHiddenProps {
  component?: 'span' | 'h1' | 'caption' | 'legend';
  children: ReactNode;
}

/** Words that only screen readers need. A plain element, unlike Mantine's: rows of long lists hold several. */
export function VisuallyHidden({ component: Component = 'span', children }: VisuallyHiddenProps) {
  return <Component className={classes.hidden}>{children}</Component>;
}
