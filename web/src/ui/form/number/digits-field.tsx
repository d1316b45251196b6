import { TextInput } from '@mantine/core';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FieldProps, useField } from '../field.ts';
import { groupDigits, hasOtherThanDigits, maxTypedEuros, readAnyDigits } from './digits.ts';

interface DigitsFieldProps extends FieldProps {
  /** A suffix in the field: €, %, cm. */
  unit?: string;
  /** The largest number; a larger one stays as typed, with a message. Without it: an amount of money. */
  max?: number;
  /** Units of the value that make one of what is shown: 1000 for seconds of a value in milliseconds. */
  per?: number;
  /** Without dots between the thousands, for a year. */
  plain?: boolean;
  placeholder?: string;
}

/**
 * An integer: accepts digit keys only (spec §5) and says so, groups thousands by dots while typing, and keeps the
 * caret in place. The value is a number, or null when empty.
 */
export function DigitsField({
  unit,
  max = maxTypedEuros,
  per = 1,
  plain = false,
  placeholder,
  ...props
}: DigitsFieldProps) {
  const { t } = useTranslation('shell');
  const write = (value: number | null) => (plain ? String(value ?? '') : groupDigits(value));
  const { field, wrapper } = useField({
    ...props,
    // The screen's own rule first: its message knows what the number is.
    validate(value: never, values) {
      const own = props.validate?.(value, values) ?? true;
      if (own !== true) return own;
      return Number(value ?? 0) <= max || t('form.atMost', { max: write(max / per) });
    },
  });
  const [refused, setRefused] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const digitsAfterCaret = useRef<number | null>(null);
  const value = field.value as number | null;
  const shown = write(value === null ? null : Math.round(value / per));

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
      error={refused ? t('form.onlyDigits') : wrapper.error}
      name={field.name}
      onBlur={() => {
        setRefused(false);
        field.onBlur();
      }}
      ref={(element) => {
        input.current = element;
        field.ref(element);
      }}
      value={shown}
      inputMode="numeric"
      aria-description={unit}
      autoComplete="off"
      placeholder={placeholder}
      rightSection={unit === undefined ? undefined : <span aria-hidden="true">{unit}</span>}
      rightSectionPointerEvents="none"
      styles={{ input: { textAlign: 'end' } }}
      onBeforeInput={(event) => {
        const typed = (event.nativeEvent as InputEvent).data;
        if (typed?.length !== 1 || /\d/u.test(typed)) return;
        event.preventDefault();
        setRefused(hasOtherThanDigits(typed));
      }}
      onChange={({ currentTarget }) => {
        const caret = currentTarget.selectionEnd ?? currentTarget.value.length;
        digitsAfterCaret.current = currentTarget.value.slice(caret).replace(/\D/gu, '').length;
        setRefused(hasOtherThanDigits(currentTarget.value));
        const typed = readAnyDigits(currentTarget.value);
        field.onChange(typed === null ? null : typed * per);
      }}
    />
  );
}
