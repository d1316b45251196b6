import type { ReactNode } from 'react';
import { ErrorPanel } from '../feedback/error-panel.tsx';
import { Skeletons } from '../feedback/skeletons.tsx';
import classes from './list-state.module.css';
import type { ListFailure } from './use-pages.ts';

interface ListStateProps {
  rows: readonly unknown[];
  /** First load only. */
  loading?: boolean | undefined;
  error?: ListFailure | null | undefined;
  /** Shown when empty: an `EmptyState`. */
  empty: ReactNode;
  shape: 'rows' | 'cards';
  /** The rendered rows. */
  children: ReactNode;
}

/**
 * A list, or the reason why there is none. Loaded rows stay. An error is shown above them, and one of the next
 * page below them, where the reader is.
 */
export function ListState({ rows, loading, error, empty, shape, children }: ListStateProps) {
  if (loading) return <Skeletons shape={shape} />;
  if (rows.length === 0 && !error) return empty;
  const failure = error && (
    <div className={classes.failure}>
      <ErrorPanel text={error.text} onRetry={error.retry} />
    </div>
  );
  return (
    <>
      {!error?.atEnd && failure}
      {rows.length > 0 && children}
      {error?.atEnd && failure}
    </>
  );
}
