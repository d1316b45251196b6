import { Anchor, Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ApiError } from '../../../platform/api/api-error.ts';
import { call } from '../../../platform/api/call.ts';
import { paths } from '../../../platform/paths.ts';
import { AuthCard } from '../auth-card.tsx';
import { usePublicSettings } from '../public-settings.queries.ts';
import classes from './check-mail.module.css';

/** Says in the service's words that a mail was sent, and where to read it in the demo. */
export default function CheckMail({
  title,
  message,
  email,
  guardian,
  resends = false,
}: {
  title: string;
  message: string;
  email: string;
  /** The other recipient of a mail. */
  guardian?: string;
  /** Offers to send the activation mail again. */
  resends?: boolean;
}) {
  const { t } = useTranslation('accounts');
  const { data } = usePublicSettings();
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <AuthCard
      title={title}
      foot={
        <Anchor component={Link} to={paths.login}>
          {t('toLogin')}
        </Anchor>
      }
    >
      <div ref={words} tabIndex={-1} className={classes.words}>
        <p>{message}</p>
        <p>{t('checkMail.where', { email })}</p>
        {guardian !== undefined && <p>{t('checkMail.guardian', { email: guardian })}</p>}
        {resends && <ResendButton email={email} />}
        {data?.demo === true && (
          <p>
            <Anchor href="/dev/mailbox" target="_blank" rel="noopener">
              {t('checkMail.mailbox')}
            </Anchor>
          </p>
        )}
      </div>
    </AuthCard>
  );
}

/** Sends the mail again. What came of it stands below, refusals too: a mailbox gets a few links an hour. */
function ResendButton({ email }: { email: string }) {
  const { t } = useTranslation('accounts');
  const [words, setWords] = useState('');
  const [busy, setBusy] = useState(false);

  async function send() {
    setBusy(true);
    setWords('');
    try {
      await call('Account/SendActivationMail', { email, baseUrl: location.origin });
      setWords(t('checkMail.sentAgain'));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setWords(error.text);
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <p role="status">{words}</p>
      <Button variant="default" loading={busy} onClick={() => void send()}>
        {t('checkMail.again')}
      </Button>
    </>
  );
}
