import { Button } from '@mantine/core';
import type { Api } from '@trattativa/contract/api';
import { maxPersonNameLength } from '@trattativa/domain/platform/text-limits';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { AuthCard, NewPasswordField, Outcome } from '../../../identity/accounts-ui.ts';
import { call } from '../../../platform/api/call.ts';
import { language } from '../../../platform/i18n/language.ts';
import { paths } from '../../../platform/paths.ts';
import { CheckboxField } from '../../../ui/form/choice/checkbox-field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { TermsLabel } from './terms-label.tsx';

type Invitation = Api['Team/GetTeamInvitation']['output'];

/** `/joinTeam?code=…`: a person invited by a club chooses a login of their own. */
export default function JoinTeamScreen() {
  const { t } = useTranslation(['club-logins', 'accounts']);
  const [address] = useSearchParams();
  const code = address.get('code') ?? '';
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const form = useForm({ defaultValues: { name: '', surname: '', password: '', termsAccepted: false } });
  const { reset } = form;

  useEffect(() => {
    if (code === '') return;
    call('Team/GetTeamInvitation', { code }).then(
      (found) => {
        setInvitation(found);
        const [name = '', ...rest] = found.name.split(' ');
        reset({ name, surname: rest.join(' '), password: '', termsAccepted: false });
      },
      (error: Error) => setProblem(error.message),
    );
  }, [code, reset]);

  if (done !== null)
    return (
      <Outcome good title={t('join.done')} message={done} to={paths.login} act={t('accounts:login.act')} />
    );
  if (code === '' || problem !== null)
    return (
      <Outcome
        good={false}
        title={t('join.title')}
        message={problem ?? t('join.noCode')}
        to={paths.login}
        act={t('accounts:login.act')}
      />
    );
  if (!invitation) return null;
  return (
    <AuthCard
      title={t('join.titleOf', { club: invitation.teamName })}
      text={t('join.text', { email: invitation.email })}
    >
      <Form
        form={form}
        onSubmit={async (values) => {
          const answer = await call('Team/AcceptTeamInvitation', {
            ...values,
            code,
            language: language.get(),
          });
          setDone(answer.message);
        }}
      >
        <TextField
          name="name"
          label={t('join.name')}
          autoComplete="given-name"
          required
          maxLength={maxPersonNameLength}
        />
        <TextField
          name="surname"
          label={t('join.surname')}
          autoComplete="family-name"
          required
          maxLength={maxPersonNameLength}
        />
        <NewPasswordField name="password" label={t('accounts:password')} />
        <CheckboxField name="termsAccepted" label={<TermsLabel />} required />
        <Button type="submit" size="md" fullWidth loading={form.formState.isSubmitting}>
          {t('join.act')}
        </Button>
      </Form>
    </AuthCard>
  );
}
