import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { MyAccount } from '@trattativa/contract/identity/accounts/my-account';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { downloadFrom } from '../../platform/api/download.ts';
import { now } from '../../platform/clock/clock.ts';
import { useSession, useUser } from '../../platform/login/use-session.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { showDone } from '../../ui/feedback/toasts.tsx';
import { Form } from '../../ui/form/form.tsx';
import { showServerErrors } from '../../ui/form/use-submit.ts';
import { EmailField } from '../accounts/register/email-field.tsx';
import { NewPasswordField } from '../accounts/register/new-password-field.tsx';
import { accountKeys } from './account.live.ts';
import { AccountContent } from './account-content.tsx';
import { callRenewingSession } from './call-renewing-session.ts';
import { CurrentPasswordField } from './current-password-field.tsx';
import classes from './notes.module.css';
import { SecondFactorCard } from './second-factor-card.tsx';
import { SettingsCard } from './settings-card.tsx';

/** Password, second factor and e-mail, and the deletion of the account. */
export default function AccessSection() {
  const { kind } = useUser();
  return (
    <AccountContent>
      {(account) => (
        <>
          <EmailCard account={account} />
          <PasswordCard email={account.email} />
          <SecondFactorCard secondFactor={account.secondFactor} />
          <CopyCard />
          {kind !== 'staff' && kind !== 'admin' && <DeleteCard />}
        </>
      )}
    </AccountContent>
  );
}

/** A new address takes effect when its mailed link is opened; the old one applies until then. */
function EmailCard({ account }: { account: MyAccount }) {
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

/** Changes the password: needs the old one, and ends the other sessions. */
function PasswordCard({ email }: { email: string }) {
  const { t } = useTranslation('account');
  const form = useForm({ defaultValues: { currentPassword: '', newPassword: '' } });
  return (
    <SettingsCard title={t('password.title')} hint={t('password.hint')}>
      <Form
        form={form}
        label={t('password.title')}
        onSubmit={async (values) => {
          const { message } = await callRenewingSession('Account/ChangePassword', values);
          form.reset();
          showDone(message);
        }}
      >
        {/* For password managers: the user of the password. */}
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

/** Exports all data about the user, with their files, as one archive. */
function CopyCard() {
  const { t } = useTranslation('account');
  const form = useForm({ defaultValues: { currentPassword: '' } });
  return (
    <SettingsCard title={t('copy.title')} hint={t('copy.hint')}>
      <Form
        form={form}
        label={t('copy.title')}
        onSubmit={async (values) => {
          const day = now().toISOString().slice(0, 10);
          await downloadFrom('Account/ExportMyData', values, `trattativa-${day}.zip`);
          form.reset();
        }}
      >
        <CurrentPasswordField />
        <div>
          <Button type="submit" variant="default" loading={form.formState.isSubmitting}>
            {t('copy.act')}
          </Button>
        </div>
      </Form>
    </SettingsCard>
  );
}

/** Deletes the account, after the password and a confirmation that names what is deleted. */
function DeleteCard() {
  const { t } = useTranslation('account');
  const { wipeUser } = useSession();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const form = useForm({ defaultValues: { currentPassword: '' } });

  async function erase() {
    setBusy(true);
    try {
      await call('Account/DeleteMyAccount', form.getValues());
      await wipeUser();
    } catch (error) {
      showServerErrors(form, error, ['currentPassword']);
    } finally {
      setBusy(false);
      setAsking(false);
    }
  }

  return (
    <SettingsCard title={t('delete.title')} hint={t('delete.hint')}>
      <Form form={form} label={t('delete.title')} onSubmit={() => setAsking(true)}>
        <CurrentPasswordField />
        <div>
          <Button type="submit" color="red" variant="light">
            {t('delete.act')}
          </Button>
        </div>
      </Form>
      <ConfirmDialog
        opened={asking}
        title={t('delete.sure')}
        goes={[t('delete.goes.profile'), t('delete.goes.access'), t('delete.goes.settings')]}
        confirm={t('delete.act')}
        danger
        busy={busy}
        onConfirm={() => void erase()}
        onClose={() => setAsking(false)}
      >
        {t('delete.stays')}
      </ConfirmDialog>
    </SettingsCard>
  );
}
