import type { ReactNode } from 'react';
import classes from './chips-row.module.css';

interface ChipsRowProps {
  items: readonly { key: string; content: ReactNode; title?: string }[];
  /** What the chips are, for who cannot see them: "Countries of interest". */
  label?: string;
  /** How many to show before "+3". */
  max?: number;
}

/** Small facts side by side (form, level, country); what does not fit is counted and named on hover. */
export function ChipsRow({ items, label, max = items.length }: ChipsRowProps) {
  if (items.length === 0) return null;
  const rest = items.slice(max);
  return (
    <ul className={classes.row} aria-label={label}>
      {items.slice(0, max).map((item) => (
        <li key={item.key} className={classes.chip} title={item.title}>
          {item.content}
        </li>
      ))}
      {rest.length > 0 && (
        <li className={classes.chip} title={rest.map((item) => item.title ?? item.key).join(', ')}>
          +{rest.length}
        </li>
      )}
    </ul>
  );
}
