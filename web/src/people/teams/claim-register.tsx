import { Button } from '@mantine/core';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { AuthCard, NewPasswordField, Outcome } from '../../identity/accounts-ui.ts';
import { call } from '../../platform/api/call.ts';
import { paths } from '../../platform/paths.ts';
import { Form } from '../../ui/form/form.tsx';

interface ClaimRegisterProps {
  teamId: number;
  email: string;
  code: string;
}

/** The mailed code is at hand: the club chooses its password and is registered. */
export function ClaimRegister({ teamId, email, code }: ClaimRegisterProps) {
  const { t } = useTranslation(['club-logins', 'accounts']);
  const [done, setDone] = useState<string | null>(null);
  const form = useForm({ defaultValues: { password: '' } });
  if (done !== null)
    return (
      <Outcome good title={t('claim.done')} message={done} to={paths.login} act={t('accounts:login.act')} />
    );
  return (
    <AuthCard title={t('claim.passwordTitle')} text={t('claim.passwordText', { email })}>
      <Form
        form={form}
        onSubmit={async ({ password }) => {
          setDone((await call('Team/UpdateTeamToRegistered', { teamId, email, password, code })).message);
        }}
      >
        {/* For the browser's keeper of passwords: whose password it is. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <NewPasswordField name="password" label={t('accounts:password')} />
        <Button type="submit" size="md" fullWidth loading={form.formState.isSubmitting}>
          {t('claim.register')}
        </Button>
      </Form>
    </AuthCard>
  );
}
