import type { ReactNode } from 'react';
import classes from './plain-table.module.css';

interface PlainTableProps {
  /** The name of the part that scrolls sideways where the table is wider than its place. */
  label: string;
  /** Smaller, for terms beside one another. */
  compact?: boolean;
  /** The head and the body; a cell with `data-figure` stands at the end of its column. */
  children: ReactNode;
}

/** A small table inside a part of a page; lists of things are a `DataList`. */
export function PlainTable({ label, compact = false, children }: PlainTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls sideways is reached by the keyboard
    <section className={classes.wide} aria-label={label} tabIndex={0}>
      <table className={classes.table} data-compact={compact || undefined}>
        {children}
      </table>
    </section>
  );
}
