import { Anchor, Button } from '@mantine/core';
import type { SecondFactorSetup } from '@trattativa/contract/accounts/second-factor-endpoints';
import { lazy, Suspense, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../app/paths.ts';
import { ApiError } from '../platform/api/api-error.ts';
import { loadChunk } from '../platform/chunks/load-chunk.ts';
import { useSession } from '../platform/session/use-session.ts';
import { Form } from '../ui/form/form.tsx';
import { PasswordField } from '../ui/form/password-field.tsx';
import { AuthCard } from './auth-card.tsx';
import { DemoLogins } from './demo-logins.tsx';
import { EmailField } from './email-field.tsx';

/** Only for accounts with a second factor. */
const SecondStep = lazy(() => loadChunk(() => import('./second-step.tsx')));

interface Asked {
  email: string;
  password: string;
  setup: SecondFactorSetup | null;
}

/** /login: e-mail and password; a refusal is shown in the service's words (spec §8). */
export default function LoginScreen() {
  const { t } = useTranslation('accounts');
  const { logIn } = useSession();
  const submit = useRef<HTMLButtonElement>(null);
  const form = useForm({ defaultValues: { email: '', password: '' } });
  const [asked, setAsked] = useState<Asked | null>(null);

  async function submitLogin(values: { email: string; password: string }) {
    const [email, password] = [values.email.trim(), values.password];
    try {
      await logIn(email, password);
    } catch (error) {
      const code = error instanceof ApiError ? error.code : null;
      if (code !== 'OTP_REQUIRED' && code !== 'SECOND_FACTOR_SETUP') throw error;
      const { current } = error as ApiError;
      setAsked({ email, password, setup: (current as SecondFactorSetup | undefined) ?? null });
    }
  }

  if (asked) {
    return (
      <Suspense>
        <SecondStep {...asked} onBack={() => setAsked(null)} />
      </Suspense>
    );
  }
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
      <Form form={form} onSubmit={submitLogin}>
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
