import type { FieldValues, Path } from 'react-hook-form';

/** The names of a form's fields, in the order in which they stand on the screen. */
export function fieldNames<Values extends FieldValues>(form: HTMLFormElement): Path<Values>[] {
  const named = [...form.querySelectorAll<HTMLElement>('[data-field]')].map(
    (element) => element.dataset.field,
  );
  return [...new Set(named)].filter((name) => name !== undefined) as Path<Values>[];
}
