import { type ReactNode, useId, useState } from 'react';
import classes from './switch-line.module.css';

interface SwitchLineProps {
  label: ReactNode;
  /** For a switch whose label is elsewhere. */
  name?: string;
  on: boolean;
  disabled?: boolean;
  /** Resolves when the change was saved or refused; the switch then shows `on` again. */
  onChange: (on: boolean) => Promise<void>;
}

/** A switch that saves at once; a native checkbox. */
export function SwitchLine({ label, name, on, disabled = false, onChange }: SwitchLineProps) {
  const id = useId();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const shown = wanted ?? on;
  return (
    <label htmlFor={id} className={classes.line}>
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={shown}
        className={classes.switch}
        aria-label={name}
        checked={shown}
        disabled={disabled}
        onChange={({ currentTarget: { checked } }) => {
          setWanted(checked);
          void onChange(checked).finally(() => setWanted(null));
        }}
      />
      {label}
    </label>
  );
}
