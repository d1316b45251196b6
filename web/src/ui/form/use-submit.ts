import type { FormEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { fieldNames } from './field-names.ts';
import { showServerErrors } from './server-errors.ts';

/** The submit handler of a form: validates, sends, and shows what the service refuses. */
export function useSubmit<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  onSubmit: (values: Values) => Promise<void> | void,
) {
  return (event: FormEvent<HTMLFormElement>) => {
    const names = fieldNames<Values>(event.currentTarget);
    return form.handleSubmit(async (values) => {
      form.clearErrors('root');
      try {
        await onSubmit(values as Values);
      } catch (error) {
        showServerErrors(form, error, names);
      }
    })(event);
  };
}
