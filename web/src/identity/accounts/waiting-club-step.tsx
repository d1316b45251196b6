import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../platform/api/api-error.ts';
import { enterWith } from '../../platform/login/log-in.ts';
import { AuthCard } from './auth-card.tsx';
import classes from './outcome.module.css';
import { WaitingSteps } from './register/waiting-steps.tsx';

interface WaitingClubStepProps {
  title: string;
  /** The service's words. */
  message: string;
  email: string;
  /** The code that opens the club's desk once. */
  entry: string;
  /** The message is good news. */
  good?: boolean;
  onBack?: () => void;
}

/** Shown to a club that staff have not accepted yet, after its login or its confirmation: what happens now, and its desk. */
export default function WaitingClubStep(props: WaitingClubStepProps) {
  const { title, message, email, entry, good = false, onBack } = props;
  const { t } = useTranslation(['waiting-clubs', 'accounts']);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function open() {
    setBusy(true);
    try {
      await enterWith(entry);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(error.text);
      setBusy(false);
    }
  }

  return (
    <AuthCard title={title}>
      <p
        className={classes.message}
        data-good={(good && refusal === null) || undefined}
        data-waits={(!good && refusal === null) || undefined}
        role="status"
      >
        {refusal ?? message}
      </p>
      <h2 className={classes.heading}>{t('waiting-clubs:now')}</h2>
      <WaitingSteps email={email} />
      <p className={classes.hint}>{t('waiting-clubs:deskHint')}</p>
      {refusal === null && (
        <Button size="md" fullWidth loading={busy} onClick={() => void open()}>
          {t('waiting-clubs:desk')}
        </Button>
      )}
      {onBack && (
        <Button variant="subtle" fullWidth onClick={onBack}>
          {t('accounts:toLogin')}
        </Button>
      )}
    </AuthCard>
  );
}
