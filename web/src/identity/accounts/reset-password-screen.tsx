import { Anchor, Button } from '@mantine/core';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { call } from '../../platform/api/call.ts';
import { paths } from '../../platform/paths.ts';
import { Form } from '../../ui/form/form.tsx';
import { AuthCard } from './auth-card.tsx';
import { Outcome } from './outcome.tsx';
import { EmailField } from './register/email-field.tsx';
import { NewPasswordField } from './register/new-password-field.tsx';

/** /resetpwd?code=…: sets a new password with the mailed code. It ends every session of the account. */
export default function ResetPasswordScreen() {
  const { t } = useTranslation('accounts');
  const [address] = useSearchParams();
  const [done, setDone] = useState<string | null>(null);
  const code = address.get('code');
  const form = useForm({ defaultValues: { email: address.get('email') ?? '', newPassword: '' } });

  if (code === null || code === '') {
    return (
      <Outcome
        good={false}
        title={t('reset.title')}
        message={t('reset.noCode')}
        to={paths.recovery}
        act={t('reset.again')}
      />
    );
  }
  if (done !== null) {
    return <Outcome good title={t('reset.done')} message={done} to={paths.login} act={t('login.act')} />;
  }
  return (
    <AuthCard
      title={t('reset.title')}
      text={t('reset.text')}
      foot={
        <Anchor component={Link} to={paths.recovery}>
          {t('reset.again')}
        </Anchor>
      }
    >
      <Form
        form={form}
        onSubmit={async ({ email, newPassword }) => {
          const answer = await call('Account/ConfirmResetPassword', {
            code,
            email: email.trim(),
            newPassword,
          });
          setDone(answer.message);
        }}
      >
        <EmailField name="email" label={t('email')} autoComplete="username" />
        <NewPasswordField name="newPassword" label={t('reset.newPassword')} />
        <Button type="submit" size="md" fullWidth loading={form.formState.isSubmitting}>
          {t('reset.act')}
        </Button>
      </Form>
    </AuthCard>
  );
}
