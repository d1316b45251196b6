import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../../platform/api/api-error.ts';

/**
 * Puts the service's answer where it belongs: what it says of a field beside that field, with the focus on the first of
 * them; all else as the form's own message. Words are the service's. What is no answer at all is thrown on.
 */
export function showServerErrors<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: unknown,
  names: readonly Path<Values>[],
): void {
  if (!(error instanceof ApiError)) throw error;
  const known = error.fields.filter(({ name }) => names.some((own) => own === name));
  for (const { name, text } of known) form.setError(name as Path<Values>, { type: 'server', message: text });
  const first = names.find((own) => known.some(({ name }) => name === own));
  if (first !== undefined) form.setFocus(first);
  const others = error.fields.filter((field) => !known.includes(field)).map(({ text }) => text);
  if (known.length === 0 || others.length > 0) {
    const message = known.length === 0 && others.length === 0 ? error.text : others.join(' ');
    form.setError('root.server', { type: error.code, message: message === '' ? error.text : message });
  }
}
