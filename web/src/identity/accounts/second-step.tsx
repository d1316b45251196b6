import { Button } from '@mantine/core';
import type { SecondFactorSetup } from '@trattativa/contract/identity/accounts/second-factor-endpoints';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../platform/api/api-error.ts';
import { type LoginAnswer, postLogin } from '../../platform/api/auth-calls.ts';
import { enter } from '../../platform/login/log-in.ts';
import { Form } from '../../ui/form/form.tsx';
import { AuthCard } from './auth-card.tsx';
import { OtpField, RecoveryCodes, SecondFactorSteps } from './second-factor-parts.tsx';
import SignInLinkOffer from './sign-in-link-offer.tsx';

interface SecondStepProps {
  email: string;
  password: string;
  /** The authenticator setup for staff who have none yet. */
  setup: SecondFactorSetup | null;
  onBack: () => void;
}

/** The second step of a login: the code of the authenticator. Staff without one enable it here. */
export default function SecondStep({ email, password, setup, onBack }: SecondStepProps) {
  const { t } = useTranslation('accounts');
  const [answer, setAnswer] = useState<LoginAnswer | null>(null);
  const [isKeptOut, setKeptOut] = useState(false);
  const form = useForm({ defaultValues: { otp: '' } });
  if (answer?.recoveryCodes) {
    return (
      <AuthCard title={t('setup.title')}>
        <RecoveryCodes codes={answer.recoveryCodes} onKept={() => void enter(answer)} />
      </AuthCard>
    );
  }
  return (
    <AuthCard title={t(setup ? 'setup.title' : 'otp.title')} text={t(setup ? 'setup.text' : 'otp.text')}>
      <Form
        form={form}
        onSubmit={async ({ otp }) => {
          setKeptOut(false);
          const given = await postLogin(email, password, otp.trim()).catch((error: unknown) => {
            if (error instanceof ApiError && error.code === 'TOO_MANY_ATTEMPTS') setKeptOut(true);
            throw error;
          });
          if (given.recoveryCodes) setAnswer(given);
          else await enter(given);
        }}
      >
        {setup && <SecondFactorSteps setup={setup} />}
        <OtpField />
        <Button type="submit" size="md" fullWidth loading={form.formState.isSubmitting}>
          {t('login.act')}
        </Button>
        <Button variant="subtle" onClick={onBack}>
          {t('toLogin')}
        </Button>
      </Form>
      {isKeptOut && <SignInLinkOffer email={email} />}
    </AuthCard>
  );
}
