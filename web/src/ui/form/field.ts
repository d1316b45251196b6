import type { ReactNode } from 'react';
import { type ControllerRenderProps, type FieldValues, useController, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

/** One choice of a select. */
export interface Option {
  value: string;
  label: string;
  disabled?: boolean;
}

/** Properties of every form field. `name` is the value's path in the form, the contract's name in camel case. */
export interface FieldProps {
  name: string;
  label: string;
  description?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  /** A further rule: true, or the error as a whole sentence. */
  validate?: (value: never, values: FieldValues) => true | string;
}

interface BoundField {
  field: ControllerRenderProps<FieldValues, string>;
  /** Properties for the Mantine input: label, message, marks. */
  wrapper: {
    label: string;
    description: ReactNode;
    error: string | undefined;
    required: boolean;
    disabled: boolean;
    'data-field': string;
  };
}

/**
 * Binds one field to the form around it. Mantine ties label and message to the input (aria-describedby). `check`
 * is the rule of the kind of field (a date, a telephone number); it runs before the screen's own rule.
 */
export function useField(props: FieldProps, check?: (value: unknown) => true | string): BoundField {
  const { name, label, description, required = false, disabled = false, validate } = props;
  const { t } = useTranslation('shell');
  const { control } = useFormContext();
  const { field, fieldState } = useController({
    name,
    control,
    rules: {
      validate: {
        required: (value) => !required || !isEmpty(value) || t('form.required'),
        kind: (value) => isEmpty(value) || (check?.(value) ?? true),
        own: (value, values) => validate?.(value as never, values) ?? true,
      },
    },
  });
  return {
    field,
    wrapper: { label, description, error: fieldState.error?.message, required, disabled, 'data-field': name },
  };
}

/** Whether a field is empty. */
export function isEmpty(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    value === false ||
    (typeof value === 'string' && value.trim() === '') ||
    (Array.isArray(value) && value.length === 0)
  );
}
