import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import classes from './split-view.module.css';

/** From this width of the window (px) there is room for a list and the chosen thing beside it. */
const roomFrom = 1280;

/** Whether the window has room for a split view. */
export function useSplitRoom(): boolean {
  return useMediaQuery(`(min-width: ${roomFrom}px)`, undefined, { getInitialValueInEffect: false }) === true;
}

interface SplitViewProps {
  /** The list; the window scrolls it. */
  children: ReactNode;
  /** The chosen thing, which scrolls by itself; null: the list alone. */
  beside: ReactNode | null;
  /** The accessible name of the side. */
  label: string;
}

/** A list on the left and the chosen thing on the right. */
export function SplitView({ children, beside, label }: SplitViewProps) {
  return (
    <div className={classes.split} data-split={beside !== null || undefined}>
      <div className={classes.list}>{children}</div>
      {beside !== null && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
        <section className={classes.beside} aria-label={label} tabIndex={0}>
          {beside}
        </section>
      )}
    </div>
  );
}
