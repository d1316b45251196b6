import { type ReactNode, use } from 'react';
import { FilterChip } from './filter-chips.tsx';
import classes from './filter-range.module.css';
import { InSheet } from './filter-sheet.tsx';

interface FilterRangeProps {
  /** The name of the filter. */
  name: string;
  /** The bounds that are set, in words; null: none. */
  value: string | null;
  onClear: () => void;
  /** The fields of the lower and the upper bound. */
  children: ReactNode;
}

/** A filter with two bounds: one chip that opens both; in the drawer the two fields side by side. */
export function FilterRange({ name, value, onClear, children }: FilterRangeProps) {
  if (use(InSheet)) return <div className={classes.pair}>{children}</div>;
  return (
    <FilterChip name={name} value={value} onClear={onClear}>
      {() => <div className={`${classes.pair} ${classes.chip}`}>{children}</div>}
    </FilterChip>
  );
}
