import { Anchor, Button } from '@mantine/core';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../app/paths.ts';
import { useSession } from '../platform/session/use-session.ts';
import { Form } from '../ui/form/form.tsx';
import { PasswordField } from '../ui/form/password-field.tsx';
import { AuthCard } from './auth-card.tsx';
import { DemoLogins } from './demo-logins.tsx';
import { EmailField } from './email-field.tsx';

/** /login: e-mail and password; a refusal is shown in the service's words (spec §8). */
export default function LoginScreen() {
  const { t } = useTranslation('accounts');
  const { logIn } = useSession();
  const submit = useRef<HTMLButtonElement>(null);
  const form = useForm({ defaultValues: { email: '', password: '' } });
  return (
    <AuthCard
      title={t('login.title')}
      text={t('login.text')}
      foot={
        <span>
          {t('login.noAccount')}{' '}
          <Anchor component={Link} to={paths.register}>
            {t('login.register')}
          </Anchor>
        </span>
      }
      beside={
        <DemoLogins
          onPick={(email, password) => {
            form.reset({ email, password });
            submit.current?.focus();
          }}
        />
      }
    >
      <Form form={form} onSubmit={({ email, password }) => logIn(email.trim(), password)}>
        <EmailField name="email" label={t('email')} autoComplete="username" />
        <div>
          <PasswordField name="password" label={t('password')} autoComplete="current-password" required />
          <Anchor component={Link} to={paths.recovery} size="sm" mt={8} display="inline-block">
            {t('login.forgotten')}
          </Anchor>
        </div>
        <Button ref={submit} type="submit" size="md" fullWidth loading={form.formState.isSubmitting}>
          {t('login.act')}
        </Button>
      </Form>
    </AuthCard>
  );
}
