import type { ReactNode } from 'react';
import classes from './more.module.css';

interface MoreProps {
  /** In a few words what is inside. */
  label: string;
  children: ReactNode;
}

/** Further facts of the same part, opened by a press; a part of its own is a `FoldedPart`. */
export function More({ label, children }: MoreProps) {
  return (
    <details className={classes.more}>
      <summary>{label}</summary>
      {children}
    </details>
  );
}
