import { minPasswordLength } from '@trattativa/domain/platform/text-limits';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { PasswordRules } from './password-rules.tsx';

/** A new password with its rules below (10 to 128 characters). */
export function NewPasswordField({ name, label }: { name: string; label: string }) {
  const { t } = useTranslation('accounts');
  const { control } = useFormContext();
  const password = useWatch({ control, name }) as string;
  return (
    <div>
      <PasswordField
        name={name}
        label={label}
        autoComplete="new-password"
        required
        validate={(value: string) => value.length >= minPasswordLength || t('passwordTooShort')}
      />
      <PasswordRules password={password} />
    </div>
  );
}
