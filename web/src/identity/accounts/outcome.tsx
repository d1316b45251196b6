import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ApiError } from '../../platform/api/api-error.ts';
import { enterWith } from '../../platform/login/log-in.ts';
import { AuthCard } from './auth-card.tsx';
import classes from './outcome.module.css';

interface OutcomeProps {
  good: boolean;
  title: string;
  /** The service's text. */
  message: string;
  to: string;
  act: string;
  /** A code that signs in once: the button enters instead of leading to the login. */
  entry?: string | undefined;
}

/** The result of an action, and one button to continue. */
export function Outcome({ good, title, message, to, act, entry }: OutcomeProps) {
  return (
    <AuthCard title={title}>
      <p className={classes.message} data-good={good || undefined} role={good ? 'status' : 'alert'}>
        {message}
      </p>
      {entry === undefined ? (
        <Button component={Link} to={to} size="md" fullWidth>
          {act}
        </Button>
      ) : (
        <EnterButton entry={entry} to={to} act={act} />
      )}
    </AuthCard>
  );
}

/**
 * Enters without the password. A press, not the opening of the link: a page opened by a mail scanner, or by somebody for
 * whom the account was not made, signs nobody in.
 */
function EnterButton({ entry, to, act }: { entry: string; to: string; act: string }) {
  const { t } = useTranslation('accounts');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function enter() {
    setBusy(true);
    try {
      await enterWith(entry);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(error.text);
      setBusy(false);
    }
  }

  return refusal === null ? (
    <Button size="md" fullWidth loading={busy} onClick={() => void enter()}>
      {t('confirm.enter')}
    </Button>
  ) : (
    <>
      <p role="alert">{refusal}</p>
      <Button component={Link} to={to} size="md" fullWidth>
        {act}
      </Button>
    </>
  );
}
