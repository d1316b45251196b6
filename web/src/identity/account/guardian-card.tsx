import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { MyAccount } from '@trattativa/contract/identity/accounts/my-account';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { Form } from '../../ui/form/form.tsx';
import { showDone } from '../../ui/toasts.tsx';
import { EmailField } from '../accounts/email-field.tsx';
import { accountKeys } from './account-keys.ts';
import { CurrentPasswordField } from './current-password-field.tsx';
import { SettingsCard } from './settings-card.tsx';

/** For a minor whose guardian has not consented: who is asked, for the first time or once more. */
export function GuardianCard({ account }: { account: MyAccount }) {
  const { t } = useTranslation('account');
  const client = useQueryClient();
  const form = useForm({
    defaultValues: { guardianEmail: account.guardianEmail ?? '', currentPassword: '' },
  });
  return (
    <SettingsCard title={t('guardian.title')} hint={t('guardian.hint')}>
      <Form
        form={form}
        label={t('guardian.title')}
        onSubmit={async ({ guardianEmail, currentPassword: password }) => {
          const address = { guardianEmail: guardianEmail.trim(), baseUrl: location.origin };
          const { message } = await call('Account/SendGuardianMail', {
            email: account.email,
            password,
            ...address,
          });
          form.resetField('currentPassword');
          await client.invalidateQueries({ queryKey: accountKeys.all });
          showDone(message);
        }}
      >
        <EmailField name="guardianEmail" label={t('own.guardian')} autoComplete="off" />
        <CurrentPasswordField />
        <div>
          <Button type="submit" loading={form.formState.isSubmitting}>
            {t('guardian.act')}
          </Button>
        </div>
      </Form>
    </SettingsCard>
  );
}
