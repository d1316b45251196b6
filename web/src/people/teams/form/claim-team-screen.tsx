import { Button } from '@mantine/core';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { AuthCard, NewPasswordField, Outcome } from '../../../identity/accounts-ui.ts';
import { call } from '../../../platform/api/call.ts';
import { paths } from '../../../platform/paths.ts';
import { Form } from '../../../ui/form/form.tsx';
import { ClaimSearch } from './claim-search.tsx';

/**
 * `/claimTeam`: a club finds its record and has a code sent to it. The link in the mail leads here for the
 * password.
 */
export default function ClaimTeamScreen() {
  const [address] = useSearchParams();
  const code = address.get('code');
  const teamId = Number(address.get('team'));
  const email = address.get('email') ?? '';
  if (code && Number.isSafeInteger(teamId) && teamId > 0)
    return <ClaimRegister teamId={teamId} email={email} code={code} />;
  return <ClaimSearch start={address.get('text') ?? ''} />;
}

interface ClaimRegisterProps {
  teamId: number;
  email: string;
  code: string;
}

/** With the mailed code the club chooses its password and is registered. */
function ClaimRegister({ teamId, email, code }: ClaimRegisterProps) {
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
        {/* The user name that the browser's password manager stores the password for. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <NewPasswordField name="password" label={t('accounts:password')} />
        <Button type="submit" size="md" fullWidth loading={form.formState.isSubmitting}>
          {t('claim.register')}
        </Button>
      </Form>
    </AuthCard>
  );
}
