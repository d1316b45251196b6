import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../ui/form/password-field.tsx';

/** Proof that it is the owner who asks; the service counts wrong ones like failed logins. */
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
