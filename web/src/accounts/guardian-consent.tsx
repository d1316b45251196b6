import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../app/paths.ts';
import { ApiError } from '../platform/api/api-error.ts';
import { call } from '../platform/api/call.ts';
import { useAnswer } from '../platform/api/use-answer.ts';
import { language } from '../platform/i18n/language.ts';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { Skeletons } from '../ui/skeletons.tsx';
import { AuthCard } from './auth-card.tsx';
import classes from './guardian-consent.module.css';
import { Outcome } from './outcome.tsx';

const promises = ['profile', 'deals', 'payment', 'chat', 'adult'] as const;

/** Where a guardian reads what a minor's account is used for, and gives, refuses or takes back the consent. */
export default function GuardianConsent({ code }: { code: string }) {
  const { t } = useTranslation('accounts');
  const { data, error } = useAnswer('Account/GetGuardianship', { code });
  const [doing, setDoing] = useState<'give' | 'withdraw' | null>(null);
  const [done, setDone] = useState<{ good: boolean; message: string } | null>(null);
  const [refused, setRefused] = useState<string | null>(null);

  async function decide(what: 'give' | 'withdraw') {
    setDoing(what);
    setRefused(null);
    try {
      const { message } =
        what === 'give'
          ? await call('Account/ConfirmEmail', { code, language: language.get(), baseUrl: location.origin })
          : await call('Account/WithdrawGuardianConsent', { code });
      setDone({ good: what === 'give', message });
    } catch (failed) {
      if (!(failed instanceof ApiError)) throw failed;
      setRefused(failed.text);
    } finally {
      setDoing(null);
    }
  }

  if (done) {
    const title = t(done.good ? 'guardian.given' : 'guardian.withdrawn');
    return <Outcome good title={title} message={done.message} to={paths.home} act={t('guardian.home')} />;
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
  return (
    <AuthCard wide title={t(`guardian.title.${state}`, who)} text={t(`guardian.text.${state}`, who)}>
      {refused !== null && <ErrorPanel text={refused} />}
      <ul className={classes.promises}>
        {promises.map((promise) => (
          <li key={promise}>{t(`guardian.promise.${promise}`, who)}</li>
        ))}
      </ul>
      {state !== 'withdrawn' && (
        <div className={classes.acts}>
          {state === 'asked' && (
            <Button size="md" loading={doing === 'give'} onClick={() => void decide('give')}>
              {t('guardian.give')}
            </Button>
          )}
          <Button
            size="md"
            variant="light"
            color="red"
            loading={doing === 'withdraw'}
            onClick={() => void decide('withdraw')}
          >
            {t(state === 'asked' ? 'guardian.refuse' : 'guardian.withdraw')}
          </Button>
        </div>
      )}
    </AuthCard>
  );
}
