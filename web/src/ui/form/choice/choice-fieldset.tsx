import { Input } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import type { useField } from '../field.ts';
import classes from './choice-field.module.css';

interface ChoiceFieldsetProps {
  wrapper: ReturnType<typeof useField>['wrapper'];
  /** For a screen that asks one thing at a time. */
  large?: boolean;
  children: ReactNode;
}

/** The frame of a field whose choices are all visible: its label, the choices side by side, its error. */
export function ChoiceFieldset({ wrapper, large = false, children }: ChoiceFieldsetProps) {
  const id = useId();
  return (
    <fieldset
      className={classes.field}
      data-large={large || undefined}
      data-field={wrapper['data-field']}
      aria-describedby={wrapper.error === undefined ? undefined : `${id}-error`}
    >
      <legend className={classes.label}>{wrapper.label}</legend>
      <div className={classes.choices}>{children}</div>
      {wrapper.error !== undefined && <Input.Error id={`${id}-error`}>{wrapper.error}</Input.Error>}
    </fieldset>
  );
}
