import { useTranslation } from 'react-i18next';
import { TextField } from '../../ui/form/text-field.tsx';

interface EmailFieldProps {
  name: string;
  label: string;
  description?: string;
  autoComplete?: 'email' | 'username' | 'off';
}

const address = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/u;

/** An e-mail address that must be given; whether it exists only a mail can tell. */
export function EmailField(props: EmailFieldProps) {
  const { t } = useTranslation('shell');
  return (
    <TextField
      {...props}
      type="email"
      required
      maxLength={254}
      validate={(value: string) => address.test(value.trim()) || t('form.notAnEmail')}
    />
  );
}
