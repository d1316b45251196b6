import type { ReactNode } from 'react';
import classes from './quiet-select.module.css';

interface QuietSelectProps {
  label: string;
  /** What stands for the choice in the bar. */
  shown: ReactNode;
  value: string;
  options: readonly { value: string; label: string; lang?: string }[];
  onChange: (value: string) => void;
}

/** The browser's own select behind a small face: every keyboard and phone knows it, and it weighs nothing. */
export function QuietSelect({ label, shown, value, options, onChange }: QuietSelectProps) {
  return (
    <span className={classes.face}>
      <span aria-hidden="true" className={classes.shown}>
        {shown}
      </span>
      <select
        className={classes.select}
        aria-label={label}
        title={label}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
