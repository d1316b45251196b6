import type { ComponentProps } from 'react';
import classes from './choice-chip.module.css';
import option from './option.module.css';

interface ChoiceChipProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  type: 'checkbox' | 'radio';
  label: string;
}

/** A choice as a chip: its whole area ticks a checkbox, with a mark when it is on, or selects a radio button. */
export function ChoiceChip({ label, ...input }: ChoiceChipProps) {
  return (
    <label
      className={`${option.option} ${classes.chip}`}
      data-marked={input.type === 'checkbox' || undefined}
    >
      <input {...input} className={option.input} />
      <span>{label}</span>
    </label>
  );
}
