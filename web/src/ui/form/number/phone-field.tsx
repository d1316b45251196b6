import { TextInput } from '@mantine/core';
import { maxPhoneLength, phonePattern } from '@trattativa/domain/platform/text-limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FieldProps, useField } from '../field.ts';

const otherThanAPhone = /[^\d\s+./()-]/gu;

/** A telephone number with the country prefix; digits and separators are accepted, and the field says so. */
export function PhoneField(props: FieldProps) {
  const { t } = useTranslation('shell');
  const { field, wrapper } = useField(
    props,
    (value) => phonePattern.test(String(value).trim()) || t('form.notAPhone'),
  );
  const [refused, setRefused] = useState(false);
  return (
    <TextInput
      {...wrapper}
      {...field}
      error={refused ? t('form.onlyPhoneDigits') : wrapper.error}
      value={(field.value ?? '') as string}
      type="tel"
      autoComplete="tel"
      placeholder="+39 333 123 4567"
      maxLength={maxPhoneLength}
      onBlur={() => {
        setRefused(false);
        field.onBlur();
      }}
      onChange={({ currentTarget }) => {
        const kept = currentTarget.value.replace(otherThanAPhone, '');
        setRefused(kept !== currentTarget.value);
        field.onChange(kept);
      }}
    />
  );
}
