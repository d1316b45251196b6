import { Button } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { Form } from '../../ui/form/form.tsx';
import { showDone } from '../../ui/toasts.tsx';
import { NewPasswordField } from '../accounts/new-password-field.tsx';
import { CurrentPasswordField } from './current-password-field.tsx';
import { SettingsCard } from './settings-card.tsx';

/** A new password: needs the old one, and ends the other sessions. */
export function PasswordCard({ email }: { email: string }) {
  const { t } = useTranslation('account');
  const form = useForm({ defaultValues: { currentPassword: '', newPassword: '' } });
  return (
    <SettingsCard title={t('password.title')} hint={t('password.hint')}>
      <Form
        form={form}
        label={t('password.title')}
        onSubmit={async (values) => {
          const { message } = await call('Account/ChangePassword', values);
          form.reset();
          showDone(message);
        }}
      >
        {/* For password keepers: whose password it is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <CurrentPasswordField />
        <NewPasswordField name="newPassword" label={t('password.new')} />
        <div>
          <Button type="submit" loading={form.formState.isSubmitting}>
            {t('password.act')}
          </Button>
        </div>
      </Form>
    </SettingsCard>
  );
}
