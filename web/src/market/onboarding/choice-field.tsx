import { Input } from '@mantine/core';
import { useId } from 'react';
import { type FieldProps, useField } from '../../ui/form/field.ts';
import classes from './choice-field.module.css';

type Choice = string | number | boolean;

interface ChoiceFieldProps extends FieldProps {
  options: readonly { value: Choice; label: string }[];
  /** Several answers are allowed; the value is then a list. */
  several?: boolean;
}

/** A few large, visible options: one choice or several. */
export function ChoiceField({ options, several = false, ...props }: ChoiceFieldProps) {
  const { field, wrapper } = useField(props);
  const id = useId();
  const chosen = several ? ((field.value ?? []) as Choice[]) : [field.value as Choice | null];
  const choose = (value: Choice, on: boolean) => {
    if (!several) return field.onChange(value);
    field.onChange(on ? [...chosen, value] : chosen.filter((other) => other !== value));
  };
  return (
    <fieldset
      className={classes.field}
      data-field={wrapper['data-field']}
      aria-describedby={wrapper.error === undefined ? undefined : `${id}-error`}
    >
      <legend className={classes.label}>{wrapper.label}</legend>
      <div className={classes.choices}>
        {options.map(({ value, label }, index) => (
          <label key={String(value)} className={classes.choice}>
            <input
              type={several ? 'checkbox' : 'radio'}
              name={`${id}-${field.name}`}
              className={classes.box}
              ref={index === 0 ? field.ref : undefined}
              checked={chosen.includes(value)}
              onBlur={field.onBlur}
              onChange={({ currentTarget }) => choose(value, currentTarget.checked)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      {wrapper.error !== undefined && <Input.Error id={`${id}-error`}>{wrapper.error}</Input.Error>}
    </fieldset>
  );
}
