import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import { type FieldProps, useField } from './field.ts';

/** A yes that is not given by default. The label may hold links. */
export function CheckboxField({ label, ...props }: Omit<FieldProps, 'label'> & { label: ReactNode }) {
  const { field, wrapper } = useField({ ...props, label: '' });
  const { value, ...bound } = field;
  return <Checkbox {...wrapper} {...bound} label={label} checked={value === true} />;
}
