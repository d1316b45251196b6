import type { ReactNode } from 'react';
import classes from './chips-row.module.css';

interface ChipsRowProps {
  items: readonly { key: string; content: ReactNode; title?: string }[];
  /** The label for screen readers: "Countries of interest". */
  label?: string;
  /** The number of chips shown before "+3". */
  max?: number;
}

/** Short facts side by side (form, level, country). Those that do not fit are counted and listed on hover. */
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
