import type { ReactNode } from 'react';
import classes from './fact-list.module.css';

/** A label and its value. */
export type Fact = readonly [label: string, value: ReactNode];

interface FactListProps {
  /** Facts without a value are omitted. */
  facts: readonly Fact[];
  /**
   * `grid`: labels above values, several columns. `rows`: label and value at both ends of a line. `figures`:
   * numbers as tiles.
   */
  layout?: 'grid' | 'rows' | 'figures';
  /** Fewer columns in the grid, for long values. */
  wide?: boolean;
}

/** Labelled facts about one thing. */
export function FactList({ facts, layout = 'grid', wide = false }: FactListProps) {
  return (
    <dl className={classes[layout]} data-wide={wide || undefined}>
      {facts.map(([label, value]) =>
        value === null || value === undefined || value === '' ? null : (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
