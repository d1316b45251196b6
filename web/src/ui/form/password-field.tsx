import { PasswordInput } from '@mantine/core';
import { maxPasswordLength } from '@trattativa/domain/platform/text-limits';
import { useTranslation } from 'react-i18next';
import { type FieldProps, useField } from './field.ts';

interface PasswordFieldProps extends FieldProps {
  autoComplete: 'current-password' | 'new-password';
}

/** A password with a button that shows it. */
export function PasswordField({ autoComplete, ...props }: PasswordFieldProps) {
  const { field, wrapper } = useField(props);
  const { t } = useTranslation('shell');
  return (
    <PasswordInput
      {...wrapper}
      {...field}
      value={(field.value ?? '') as string}
      autoComplete={autoComplete}
      maxLength={maxPasswordLength}
      visibilityToggleButtonProps={{ 'aria-label': t('form.showPassword'), tabIndex: 0 }}
    />
  );
}
