import type { ReactNode } from 'react';
import classes from './fact-list.module.css';

/** A label and its value. */
export type Fact = readonly [label: string, value: ReactNode];

interface FactListProps {
  /** A fact without a value is left out. */
  facts: readonly Fact[];
  /**
   * `grid` puts the label above the value, several beside each other; `rows` puts them at both ends of a line; `figures` shows
   * numbers, each on a tile.
   */
  layout?: 'grid' | 'rows' | 'figures';
  /** Long values: fewer columns in the grid. */
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
