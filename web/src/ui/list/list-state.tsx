import type { ReactNode } from 'react';
import { ErrorPanel } from '../error-panel.tsx';
import { Skeletons } from '../skeletons.tsx';
import classes from './list-state.module.css';
import type { ListFailure } from './use-pages.ts';

interface ListStateProps {
  rows: readonly unknown[];
  /** First load only. */
  loading?: boolean | undefined;
  error?: ListFailure | null | undefined;
  /** Shown when there is nothing: an `EmptyState`. */
  empty: ReactNode;
  shape: 'rows' | 'cards';
  /** The rows as they are drawn. */
  children: ReactNode;
}

/**
 * A list, or why there is none. The rows that are there stay; what could not be loaded is said above them, and of a next page
 * below, where whoever came to their end looks.
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
