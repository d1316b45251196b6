import { maxEmailLength } from '@trattativa/domain/platform/text-limits';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../ui/form/text-field.tsx';

interface EmailFieldProps {
  name: string;
  label: string;
  description?: string;
  autoComplete?: 'email' | 'username' | 'off';
}

const address = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/u;

/** A mandatory e-mail address; only a mail can verify it. */
export function EmailField(props: EmailFieldProps) {
  const { t } = useTranslation('shell');
  return (
    <TextField
      {...props}
      type="email"
      required
      maxLength={maxEmailLength}
      validate={(value: string) => address.test(value.trim()) || t('form.notAnEmail')}
    />
  );
}
