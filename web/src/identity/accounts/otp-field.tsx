import { useTranslation } from 'react-i18next';
import { TextField } from '../../ui/form/text-field.tsx';

/** Six digits of the authenticator, or a recovery code when the phone is not at hand. */
export function OtpField() {
  const { t } = useTranslation('accounts');
  return (
    <TextField
      name="otp"
      label={t('otp.label')}
      description={t('otp.hint')}
      required
      maxLength={40}
      autoComplete="one-time-code"
    />
  );
}
