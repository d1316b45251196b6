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
import classes from './notes.module.css';
import { SettingsCard } from './settings-card.tsx';

/** A new address counts once the link mailed to it was opened; until then the old one does. */
export function EmailCard({ account }: { account: MyAccount }) {
  const { t } = useTranslation('account');
  const client = useQueryClient();
  const form = useForm({ defaultValues: { email: '', currentPassword: '' } });
  return (
    <SettingsCard title={t('email.title')} hint={t('email.hint', { email: account.email })}>
      {account.pendingEmail !== null && (
        <p className={classes.waits}>{t('email.waits', { email: account.pendingEmail })}</p>
      )}
      <Form
        form={form}
        label={t('email.title')}
        onSubmit={async ({ email, currentPassword }) => {
          const input = { email: email.trim(), currentPassword, baseUrl: location.origin };
          const { message } = await call('Account/StartEmailChange', input);
          form.reset();
          await client.invalidateQueries({ queryKey: accountKeys.all });
          showDone(message);
        }}
      >
        <EmailField name="email" label={t('email.new')} autoComplete="email" />
        <CurrentPasswordField />
        <div>
          <Button type="submit" loading={form.formState.isSubmitting}>
            {t('email.act')}
          </Button>
        </div>
      </Form>
    </SettingsCard>
  );
}
