import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../platform/api/api-error.ts';
import { call } from '../../../platform/api/call.ts';
import { dropAnswers, useAnswer } from '../../../platform/api/use-answer.ts';
import { language } from '../../../platform/i18n/language.ts';
import { paths } from '../../../platform/paths.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { ErrorPanel } from '../../../ui/feedback/error-panel.tsx';
import { Skeletons } from '../../../ui/feedback/skeletons.tsx';
import { AuthCard } from '../auth-card.tsx';
import { Outcome } from '../outcome.tsx';
import classes from './guardian-consent.module.css';

const promises = ['profile', 'deals', 'payment', 'chat', 'adult'] as const;

/** Tells a guardian what a minor's account is used for; the guardian gives, refuses or withdraws the consent. */
export default function GuardianConsent({ code }: { code: string }) {
  const { t } = useTranslation('accounts');
  const { data, error } = useAnswer('Account/GetGuardianship', { code });
  const [doing, setDoing] = useState<'give' | 'withdraw' | null>(null);
  const [confirming, setConfirming] = useState(false);
  const [done, setDone] = useState<{ as: 'given' | 'refused' | 'withdrawn'; message: string } | null>(null);
  const [refused, setRefused] = useState<string | null>(null);

  async function decide(what: 'give' | 'withdraw') {
    setDoing(what);
    setRefused(null);
    try {
      const { message } =
        what === 'give'
          ? await call('Account/ConfirmEmail', { code, language: language.get(), baseUrl: location.origin })
          : await call('Account/WithdrawGuardianConsent', { code });
      dropAnswers();
      const first = data?.state === 'asked';
      setDone({ as: what === 'give' ? 'given' : first ? 'refused' : 'withdrawn', message });
    } catch (failed) {
      if (!(failed instanceof ApiError)) throw failed;
      setRefused(failed.text);
    } finally {
      setConfirming(false);
      setDoing(null);
    }
  }

  if (done) {
    const title = t(`guardian.${done.as}`);
    const name = `${data?.name ?? ''} ${data?.surname ?? ''}`.trim();
    const message = done.as === 'refused' ? t('guardian.refusedText', { name }) : done.message;
    return <Outcome good title={title} message={message} to={paths.home} act={t('guardian.home')} />;
  }
  if (error) {
    const words = error instanceof ApiError ? error.text : '';
    return (
      <Outcome
        good={false}
        title={t('confirm.failed')}
        message={words}
        to={paths.home}
        act={t('guardian.home')}
      />
    );
  }
  if (!data) {
    return (
      <AuthCard title={t('guardian.loading')}>
        <Skeletons shape="rows" count={3} />
      </AuthCard>
    );
  }
  const { name, surname, age, state } = data;
  const who = { name: `${name} ${surname}`.trim(), age };
  const closing = t(state === 'asked' ? 'guardian.refuse' : 'guardian.withdraw');
  return (
    <AuthCard wide title={t(`guardian.title.${state}`, who)} text={t(`guardian.text.${state}`, who)}>
      {refused !== null && <ErrorPanel text={refused} />}
      <ul className={classes.promises}>
        {promises.map((promise) => (
          <li key={promise}>{t(`guardian.promise.${promise}`)}</li>
        ))}
      </ul>
      {state !== 'withdrawn' && (
        <div className={classes.acts}>
          {state === 'asked' && (
            <Button size="md" loading={doing === 'give'} onClick={() => void decide('give')}>
              {t('guardian.give')}
            </Button>
          )}
          <Button size="md" variant="light" color="red" onClick={() => setConfirming(true)}>
            {closing}
          </Button>
          <ConfirmDialog
            opened={confirming}
            title={closing}
            confirm={closing}
            danger
            busy={doing === 'withdraw'}
            onConfirm={() => void decide('withdraw')}
            onClose={() => setConfirming(false)}
          >
            <p>{t('guardian.ask', who)}</p>
          </ConfirmDialog>
        </div>
      )}
    </AuthCard>
  );
}
