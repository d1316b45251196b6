import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { MyAccount } from '@trattativa/contract/identity/accounts/my-account';
import { maxPersonNameLength } from '@trattativa/domain/platform/text-limits';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { OwnPicture } from '../../files/uploads-ui.ts';
import { call } from '../../platform/api/call.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { showDone } from '../../ui/feedback/toasts.tsx';
import { Form } from '../../ui/form/form.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { FactList } from '../../ui/text/fact-list.tsx';
import { EmailField } from '../accounts/register/email-field.tsx';
import { accountKeys } from './account.live.ts';
import { AccountContent } from './account-content.tsx';
import { CurrentPasswordField } from './current-password-field.tsx';
import classes from './own-data.module.css';
import { SettingsCard } from './settings-card.tsx';

/** The person who logs in with the account. The name can be changed here only without a profile form that has it. */
export function OwnData({ namedHere }: { namedHere: boolean }) {
  const { t } = useTranslation('account');
  return (
    <AccountContent>
      {(account) => (
        <>
          {account.awaitsGuardian && <GuardianCard account={account} />}
          <SettingsCard title={t('own.title')} hint={t('own.hint')}>
            <OwnPicture />
            <OwnFacts account={account} withName={!namedHere} />
            {namedHere && <NameForm account={account} />}
          </SettingsCard>
        </>
      )}
    </AccountContent>
  );
}

function OwnFacts({ account, withName }: { account: MyAccount; withName: boolean }) {
  const { t } = useTranslation('account');
  const { date } = useFormats();
  const facts = [
    ...(withName ? [[t('own.fullName'), `${account.name} ${account.surname}`.trim()] as const] : []),
    [t('own.email'), account.email] as const,
    ...(account.guardianEmail ? [[t('own.guardian'), account.guardianEmail] as const] : []),
    [t('own.since'), date(account.createdAt)] as const,
  ];
  return <FactList facts={facts} wide />;
}

function NameForm({ account: { name, surname } }: { account: MyAccount }) {
  const { t } = useTranslation('account');
  const client = useQueryClient();
  const form = useForm({ values: { name, surname } });
  return (
    <Form
      form={form}
      onSubmit={async (values) => {
        const { message } = await call('Account/SaveMyAccount', values);
        await client.invalidateQueries({ queryKey: accountKeys.all });
        showDone(message);
      }}
    >
      <div className={classes.pair}>
        <TextField
          name="name"
          label={t('own.name')}
          required
          maxLength={maxPersonNameLength}
          autoComplete="given-name"
        />
        <TextField
          name="surname"
          label={t('own.surname')}
          maxLength={maxPersonNameLength}
          autoComplete="family-name"
        />
      </div>
      <div>
        <Button type="submit" loading={form.formState.isSubmitting}>
          {t('save')}
        </Button>
      </div>
    </Form>
  );
}

/** For a minor without the guardian's consent: asks a guardian, for the first time or again. */
function GuardianCard({ account }: { account: MyAccount }) {
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
