import { useEffect, useRef } from 'react';
import { type FieldValues, type Path, type PathValue, type UseFormReturn, useWatch } from 'react-hook-form';

type RowOf<Values, Name extends keyof Values> = Values[Name] extends readonly (infer Row)[] ? Row : never;

/**
 * The rows of a list in a form, with a key each; a new row gets the focus. The library's own hook is not used: it would weigh on the file that every
 * form loads, the login's too.
 */
export function useFormRows<Values extends FieldValues, Name extends keyof Values & Path<Values>>(
  form: Pick<UseFormReturn<Values>, 'clearErrors' | 'control' | 'getValues' | 'setFocus' | 'setValue'>,
  name: Name,
): { keys: readonly number[]; append(row: RowOf<Values, Name>): void; remove(index: number): void } {
  const shown: unknown = useWatch({ control: form.control, name });
  const count = Array.isArray(shown) ? shown.length : 0;
  const keys = useRef<number[]>([]);
  const lastKey = useRef(0);
  while (keys.current.length < count) {
    lastKey.current += 1;
    keys.current.push(lastKey.current);
  }
  const firstField = useRef<Path<Values> | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new row's fields exist only once it is rendered.
  useEffect(() => {
    if (firstField.current !== null) form.setFocus(firstField.current);
    firstField.current = null;
  }, [count]);
  const write = (rows: readonly unknown[]) =>
    form.setValue(name, rows as PathValue<Values, Name>, { shouldDirty: true });
  const present = () => [...((form.getValues(name) ?? []) as readonly unknown[])];
  return {
    keys: keys.current.slice(0, count),
    append(row) {
      const rows = present();
      const [first] = Object.keys(row as object);
      firstField.current = `${name}.${rows.length}.${first}` as Path<Values>;
      write([...rows, row]);
    },
    remove(index) {
      keys.current.splice(index, 1);
      // The messages of the rows behind it would stand at the wrong row.
      form.clearErrors(name);
      write(present().filter((_, at) => at !== index));
    },
  };
}
