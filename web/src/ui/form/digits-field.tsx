import { TextInput } from '@mantine/core';
import { useLayoutEffect, useRef } from 'react';
import { groupDigits, readDigits } from './digits.ts';
import { type FieldProps, useField } from './field.ts';

interface DigitsFieldProps extends FieldProps {
  /** Shown at the end of the field: €, %, cm. */
  unit?: string;
  maxDigits?: number;
  placeholder?: string;
}

/**
 * A whole number: takes digit keys only (spec §5), groups thousands by dots while one types, and keeps the caret where
 * it was. The value is a number, or null when empty.
 */
export function DigitsField({ unit, maxDigits = 9, placeholder, ...props }: DigitsFieldProps) {
  const { field, wrapper } = useField(props);
  const input = useRef<HTMLInputElement>(null);
  const digitsAfterCaret = useRef<number | null>(null);
  const shown = groupDigits(field.value as number | null);

  useLayoutEffect(() => {
    if (digitsAfterCaret.current === null || input.current === null) return;
    let at = shown.length;
    for (let left = digitsAfterCaret.current; left > 0 && at > 0; at -= 1)
      if (shown[at - 1] !== '.') left -= 1;
    input.current.setSelectionRange(at, at);
    digitsAfterCaret.current = null;
  }, [shown]);

  return (
    <TextInput
      {...wrapper}
      name={field.name}
      onBlur={field.onBlur}
      ref={(element) => {
        input.current = element;
        field.ref(element);
      }}
      value={shown}
      inputMode="numeric"
      autoComplete="off"
      placeholder={placeholder}
      rightSection={unit === undefined ? undefined : <span aria-hidden="true">{unit}</span>}
      rightSectionPointerEvents="none"
      styles={{ input: { textAlign: 'end' } }}
      onBeforeInput={(event) => {
        const typed = (event.nativeEvent as InputEvent).data;
        if (typed?.length === 1 && /\D/u.test(typed)) event.preventDefault();
      }}
      onChange={({ currentTarget }) => {
        const caret = currentTarget.selectionEnd ?? currentTarget.value.length;
        digitsAfterCaret.current = currentTarget.value.slice(caret).replace(/\D/gu, '').length;
        field.onChange(readDigits(currentTarget.value, maxDigits));
      }}
    />
  );
}
