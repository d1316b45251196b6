import { TextInput } from '@mantine/core';
import { phonePattern } from '@trattativa/domain/platform/phone-number';
import { useTranslation } from 'react-i18next';
import { type FieldProps, useField } from './field.ts';

/** A telephone number as people write it; the country's prefix is asked for, digits and separators are taken. */
export function PhoneField(props: FieldProps) {
  const { t } = useTranslation('shell');
  const { field, wrapper } = useField(
    props,
    (value) => phonePattern.test(String(value).trim()) || t('form.notAPhone'),
  );
  return (
    <TextInput
      {...wrapper}
      {...field}
      value={(field.value ?? '') as string}
      type="tel"
      autoComplete="tel"
      placeholder="+39 333 123 4567"
      maxLength={24}
      onChange={({ currentTarget }) => field.onChange(currentTarget.value.replace(/[^\d\s+./()-]/gu, ''))}
    />
  );
}
