import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../ui/form/password-field.tsx';

/** Confirms the owner's identity; the service counts wrong passwords like failed logins. */
export function CurrentPasswordField() {
  const { t } = useTranslation('account');
  return (
    <PasswordField
      name="currentPassword"
      label={t('currentPassword')}
      autoComplete="current-password"
      required
    />
  );
}
