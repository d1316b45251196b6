import type { ReactNode } from 'react';
import { ErrorPanel } from '../error-panel.tsx';
import { Skeletons } from '../skeletons.tsx';
import classes from './list-or-why-not.module.css';

interface ListOrWhyNotProps {
  rows: readonly unknown[];
  /** First load only. */
  loading?: boolean | undefined;
  error?: { text: string; retry: () => void } | null | undefined;
  /** Shown when there is nothing: an `EmptyState`. */
  empty: ReactNode;
  shape: 'rows' | 'cards';
  /** The rows as they are drawn. */
  children: ReactNode;
}

/** A list, or why there is none. What could not be loaded is said above the rows that are there: they stay. */
export function ListOrWhyNot({ rows, loading, error, empty, shape, children }: ListOrWhyNotProps) {
  if (loading) return <Skeletons shape={shape} />;
  if (rows.length === 0 && !error) return empty;
  return (
    <>
      {error && (
        <div className={classes.failure}>
          <ErrorPanel text={error.text} onRetry={error.retry} />
        </div>
      )}
      {rows.length > 0 && children}
    </>
  );
}
