import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { MyAccount } from '@trattativa/contract/identity/accounts/my-account';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { OwnPicture } from '../../files/uploads-ui.ts';
import { call } from '../../platform/api/call.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { Form } from '../../ui/form/form.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { showDone } from '../../ui/toasts.tsx';
import { AccountContent } from './account-content.tsx';
import { accountKeys } from './account-keys.ts';
import { GuardianCard } from './guardian-card.tsx';
import classes from './own-data.module.css';
import { SettingsCard } from './settings-card.tsx';

/** Who logs in with the account; the name is changed here by those who have no profile form that asks for it. */
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
  return <FactList facts={facts} />;
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
        <TextField name="name" label={t('own.name')} required maxLength={80} autoComplete="given-name" />
        <TextField name="surname" label={t('own.surname')} maxLength={80} autoComplete="family-name" />
      </div>
      <div>
        <Button type="submit" loading={form.formState.isSubmitting}>
          {t('save')}
        </Button>
      </div>
    </Form>
  );
}
