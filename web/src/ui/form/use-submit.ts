import type { FormEvent } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../../platform/api/api-error.ts';
import { revealFields } from '../page/reveal.ts';
import { isEmpty } from './field.ts';

/**
 * The submit handler of a form: validates, calls `onSubmit`, and shows refusals. `missing` is the service's
 * message for missing fields: it is shown above the form without a call.
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
        // The first of them gets the focus afterwards.
        revealFields(names.filter((name) => form.getFieldState(name).error));
        if (missing !== undefined && lacks()) form.setError('root.server', { message: missing });
      },
    )(event);
  };
}

/** The names of a form's fields, in screen order. */
function fieldNames<Values extends FieldValues>(form: HTMLFormElement): Path<Values>[] {
  const named = [...form.querySelectorAll<HTMLElement>('[data-field]')].map(
    (element) => element.dataset.field,
  );
  return [...new Set(named)].filter((name) => name !== undefined) as Path<Values>[];
}

/**
 * Shows a refusal of the service: messages of fields beside them, with the focus on the first one; any other
 * message above the form. Errors that are no answer are rethrown.
 */
export function showServerErrors<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: unknown,
  names: readonly Path<Values>[],
): void {
  if (!(error instanceof ApiError)) throw error;
  const known = error.fields.filter(({ name }) => names.some((own) => own === name));
  for (const { name, text } of known) form.setError(name as Path<Values>, { type: 'server', message: text });
  revealFields(known.map(({ name }) => name));
  const first = names.find((own) => known.some(({ name }) => name === own));
  if (first !== undefined) form.setFocus(first);
  const others = error.fields.filter((field) => !known.includes(field)).map(({ text }) => text);
  if (known.length === 0 || others.length > 0) {
    const message = known.length === 0 && others.length === 0 ? error.text : others.join(' ');
    form.setError('root.server', { type: error.code, message: message === '' ? error.text : message });
  }
}
