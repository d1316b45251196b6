import type { ReactNode } from 'react';
import classes from './checkbox-field.module.css';

/** A native checkbox outside of a form, for filter bars. */
export function Check({
  label,
  checked,
  onChange,
}: {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  return (
    <label className={`${classes.line} ${classes.label}`}>
      <input
        type="checkbox"
        className={classes.box}
        checked={checked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      {label}
    </label>
  );
}
