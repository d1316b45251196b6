import { type ReactNode, useId } from 'react';
import classes from './switch-line.module.css';

interface SwitchLineProps {
  label: ReactNode;
  /** For a switch whose label stands elsewhere. */
  name?: string;
  on: boolean;
  disabled?: boolean;
  onChange: (on: boolean) => void;
}

/** On or off, at once: the browser's own checkbox as a switch. */
export function SwitchLine({ label, name, on, disabled = false, onChange }: SwitchLineProps) {
  const id = useId();
  return (
    <label htmlFor={id} className={classes.line}>
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={on}
        className={classes.switch}
        aria-label={name}
        checked={on}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {label}
    </label>
  );
}
