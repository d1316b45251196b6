import { Input } from '@mantine/core';
import { useId } from 'react';
import classes from './choice-field.module.css';
import { type FieldProps, type Option, useField } from './field.ts';

interface ChoiceFieldProps extends FieldProps {
  options: readonly Option[];
}

/**
 * One of a few choices that are all visible, chosen by one click; the value is the number of the choice, or null. The
 * chosen one is cleared by choosing it again.
 */
export function ChoiceField({ options, ...props }: ChoiceFieldProps) {
  const { field, wrapper } = useField(props);
  const id = useId();
  const chosen = field.value == null ? null : String(field.value);
  return (
    <fieldset
      className={classes.field}
      data-field={wrapper['data-field']}
      aria-describedby={wrapper.error === undefined ? undefined : `${id}-error`}
    >
      <legend className={classes.label}>{wrapper.label}</legend>
      <div className={classes.choices}>
        {options.map(({ value, label }, index) => (
          <label key={value} className={classes.choice}>
            <input
              type="radio"
              className={classes.box}
              name={id}
              ref={value === chosen || (chosen === null && index === 0) ? field.ref : undefined}
              checked={value === chosen}
              onBlur={field.onBlur}
              onChange={() => field.onChange(Number(value))}
              onClick={() => {
                if (value === chosen) field.onChange(null);
              }}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      {wrapper.error !== undefined && <Input.Error id={`${id}-error`}>{wrapper.error}</Input.Error>}
    </fieldset>
  );
}
