import { PasswordInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type FieldProps, useField } from './field.ts';

interface PasswordFieldProps extends FieldProps {
  autoComplete: 'current-password' | 'new-password';
}

/** A password that can be looked at while it is written. */
export function PasswordField({ autoComplete, ...props }: PasswordFieldProps) {
  const { field, wrapper } = useField(props);
  const { t } = useTranslation('shell');
  return (
    <PasswordInput
      {...wrapper}
      {...field}
      value={(field.value ?? '') as string}
      autoComplete={autoComplete}
      maxLength={128}
      visibilityToggleButtonProps={{ 'aria-label': t('form.showPassword'), tabIndex: 0 }}
    />
  );
}
