import { type ReactNode, useId, useState } from 'react';
import classes from './switch-line.module.css';

interface SwitchLineProps {
  label: ReactNode;
  /** For a switch whose label stands elsewhere. */
  name?: string;
  on: boolean;
  disabled?: boolean;
  /** Resolves when it is kept, or was refused: what is shown then is `on` again. */
  onChange: (on: boolean) => Promise<void>;
}

/** On or off, at once: the browser's own checkbox as a switch. */
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
