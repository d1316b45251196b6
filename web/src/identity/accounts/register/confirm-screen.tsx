import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ApiError } from '../../../platform/api/api-error.ts';
import { useAnswer } from '../../../platform/api/use-answer.ts';
import { loadChunk } from '../../../platform/chunks/load-chunk.ts';
import { language } from '../../../platform/i18n/language.ts';
import { paths } from '../../../platform/paths.ts';
import { Skeletons } from '../../../ui/feedback/skeletons.tsx';
import { AuthCard } from '../auth-card.tsx';
import { Outcome } from '../outcome.tsx';

/** Only for clubs, which wait for staff. */
const WaitingClubStep = lazy(() => loadChunk(() => import('../waiting-club-step.tsx')));
/** Only for guardians. */
const GuardianConsent = lazy(() => loadChunk(() => import('./guardian-consent.tsx')));

/**
 * /confirm: `?code=…` activates an account or a new address; `?guardian=…` opens the guardian's decision; `?signIn=…` signs
 * in by a press.
 */
export default function ConfirmScreen() {
  const [address] = useSearchParams();
  const guardian = address.get('guardian');
  const signIn = address.get('signIn');
  if (signIn) return <SignIn key={signIn} code={signIn} />;
  return guardian ? (
    <GuardianConsent key={guardian} code={guardian} />
  ) : (
    <Confirmation key={address.get('code')} code={address.get('code') ?? ''} />
  );
}

function SignIn({ code }: { code: string }) {
  const { t } = useTranslation('accounts');
  return (
    <Outcome
      good
      title={t('signInLink.enterTitle')}
      message={t('signInLink.enterText')}
      to={paths.login}
      act={t('login.act')}
      entry={code}
    />
  );
}

function Confirmation({ code }: { code: string }) {
  const { t } = useTranslation('accounts');
  const confirmation = { code, language: language.get(), baseUrl: location.origin };
  const { data, error } = useAnswer('Account/ConfirmEmail', code === '' ? null : confirmation);
  if (code === '' || error) {
    const words = error instanceof ApiError ? error.text : t('confirm.noCode');
    return (
      <Outcome
        good={false}
        title={t('confirm.failed')}
        message={words}
        to={paths.login}
        act={t('confirm.again')}
      />
    );
  }
  if (!data) {
    return (
      <AuthCard title={t('confirm.running')}>
        <Skeletons shape="rows" count={1} />
      </AuthCard>
    );
  }
  if (data.entry && !data.ready) {
    return (
      <Suspense>
        <WaitingClubStep
          good
          title={t('confirm.done')}
          message={data.message}
          email={data.entry.email}
          entry={data.entry.code}
        />
      </Suspense>
    );
  }
  return (
    <Outcome
      good
      title={t('confirm.done')}
      message={data.message}
      to={data.ready ? paths.login : paths.home}
      act={t(data.ready ? 'login.act' : 'guardian.home')}
      entry={data.entry?.code}
    />
  );
}
