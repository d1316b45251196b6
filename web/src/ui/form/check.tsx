import type { ReactNode } from 'react';
import classes from './checkbox-field.module.css';

/** A box to tick outside a form, in a bar of filters. The browser's own, in our colours. */
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
