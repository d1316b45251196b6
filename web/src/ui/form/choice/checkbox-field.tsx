import { Input } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { type FieldProps, useField } from '../field.ts';
import classes from './checkbox-field.module.css';

/** A consent, initially unchecked; the label may contain links. A native checkbox in our colours. */
export function CheckboxField({ label, ...props }: Omit<FieldProps, 'label'> & { label: ReactNode }) {
  const { field, wrapper } = useField({ ...props, label: '' });
  const { value, ...bound } = field;
  const id = useId();
  const { description, error, required, disabled } = wrapper;
  const said = [description && `${id}-description`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div>
      <div className={classes.line}>
        <input
          {...bound}
          id={id}
          type="checkbox"
          className={classes.box}
          checked={value === true}
          required={required}
          disabled={disabled}
          data-field={props.name}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={said === '' ? undefined : said}
        />
        <label htmlFor={id} className={classes.label}>
          {label}
        </label>
      </div>
      {description && (
        <Input.Description id={`${id}-description`} className={classes.below}>
          {description}
        </Input.Description>
      )}
      {error && (
        <Input.Error id={`${id}-error`} className={classes.below}>
          {error}
        </Input.Error>
      )}
    </div>
  );
}
