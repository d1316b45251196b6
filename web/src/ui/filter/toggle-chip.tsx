import type { ReactNode } from 'react';
import chip from './chip.module.css';

interface ToggleChipProps {
  label: ReactNode;
  chosen: boolean;
  onChange: (chosen: boolean) => void;
}

/** A filter that is on or off. */
export function ToggleChip({ label, chosen, onChange }: ToggleChipProps) {
  return (
    <button type="button" className={chip.chip} aria-pressed={chosen} onClick={() => onChange(!chosen)}>
      {label}
    </button>
  );
}
