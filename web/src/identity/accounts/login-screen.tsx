import { Anchor, Button } from '@mantine/core';
import type { SecondFactorSetup } from '@trattativa/contract/identity/accounts/second-factor-endpoints';
import { lazy, Suspense, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ApiError } from '../../platform/api/api-error.ts';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { useSession } from '../../platform/login/use-session.ts';
import { paths } from '../../platform/paths.ts';
import { Form } from '../../ui/form/form.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { AuthCard } from './auth-card.tsx';
import { DemoLogins } from './demo-logins.tsx';
import { EmailField } from './register/email-field.tsx';

/** Only for accounts with a second factor. */
const SecondStep = lazy(() => loadChunk(() => import('./second-step.tsx')));
/** Only for clubs that staff have not accepted yet. */
const WaitingClubStep = lazy(() => loadChunk(() => import('./waiting-club-step.tsx')));
/** Only after too many attempts. */
const SignInLinkOffer = lazy(() => loadChunk(() => import('./sign-in-link-offer.tsx')));
/** Only for minors whose guardian has not answered yet. */
const GuardianStep = lazy(() => loadChunk(() => import('./register/guardian-step.tsx')));

interface Credentials {
  email: string;
  password: string;
}
type Missing =
  | { step: 'otp'; setup: SecondFactorSetup | null }
  | { step: 'guardian'; guardianEmail: string }
  | { step: 'acceptance'; message: string; entry: string };

/** What a login with the right password still lacks; null for any other refusal. */
function missingOf(error: unknown): Missing | null {
  if (!(error instanceof ApiError)) return null;
  const { code, current } = error;
  if (code === 'GUARDIAN_AWAITED') return { step: 'guardian', guardianEmail: String(current ?? '') };
  if (code === 'USER_NOT_ALLOWED' && typeof current === 'string')
    return { step: 'acceptance', message: error.text, entry: current };
  if (code !== 'OTP_REQUIRED' && code !== 'SECOND_FACTOR_SETUP') return null;
  return { step: 'otp', setup: (current as SecondFactorSetup | undefined) ?? null };
}

/** /login: e-mail and password; a refusal is shown with the service's text (spec §8). */
export default function LoginScreen() {
  const { t } = useTranslation('accounts');
  const { logIn } = useSession();
  const submit = useRef<HTMLButtonElement>(null);
  const form = useForm({ defaultValues: { email: '', password: '' } });
  const [keptOut, setKeptOut] = useState<string | null>(null);
  const [incomplete, setIncomplete] = useState<(Credentials & { missing: Missing }) | null>(null);

  async function submitLogin(values: { email: string; password: string }) {
    const [email, password] = [values.email.trim(), values.password];
    setKeptOut(null);
    try {
      await logIn(email, password);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'TOO_MANY_ATTEMPTS') setKeptOut(email);
      const missing = missingOf(error);
      if (!missing) throw error;
      setIncomplete({ email, password, missing });
    }
  }

  if (incomplete) {
    const { missing, ...credentials } = incomplete;
    const stepProps = { ...credentials, onBack: () => setIncomplete(null) };
    return (
      <Suspense>
        {missing.step === 'otp' ? (
          <SecondStep {...stepProps} setup={missing.setup} />
        ) : missing.step === 'acceptance' ? (
          <WaitingClubStep
            title={t('waiting.refused')}
            message={missing.message}
            email={credentials.email}
            entry={missing.entry}
            onBack={stepProps.onBack}
          />
        ) : (
          <GuardianStep {...stepProps} guardianEmail={missing.guardianEmail} />
        )}
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
      {keptOut !== null && (
        <Suspense>
          <SignInLinkOffer email={keptOut} />
        </Suspense>
      )}
    </AuthCard>
  );
}
