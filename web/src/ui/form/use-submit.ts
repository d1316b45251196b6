import type { FormEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { fieldNames } from './field-names.ts';
import { isEmpty } from './is-empty.ts';
import { showServerErrors } from './server-errors.ts';

/**
 * The submit handler of a form: validates, sends, and shows what the service refuses. `missing` is what the service would
 * say of a form that lacks something: it is not asked, and its sentence stands above the form all the same.
 */
export function useSubmit<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  onSubmit: (values: Values) => Promise<void> | void,
  missing?: string,
) {
  return (event: FormEvent<HTMLFormElement>) => {
    const names = fieldNames<Values>(event.currentTarget);
    const send = async (values: Values) => {
      form.clearErrors('root');
      try {
        await onSubmit(values);
      } catch (error) {
        showServerErrors(form, error, names);
      }
    };
    const lacks = () => names.some((name) => form.getFieldState(name).error && isEmpty(form.getValues(name)));
    return form.handleSubmit(
      (values) => send(values as Values),
      () => {
        if (missing !== undefined && lacks()) form.setError('root.server', { message: missing });
      },
    )(event);
  };
}
