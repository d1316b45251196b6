import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../platform/api/api-error.ts';
import { call } from '../../platform/api/call.ts';
import styles from './sign-in-link-offer.module.css';

/** The way in for somebody whom too many attempts, perhaps a stranger's, keep out: a mailed link. */
export default function SignInLinkOffer({ email }: { email: string }) {
  const { t } = useTranslation('accounts');
  const [words, setWords] = useState('');
  const [busy, setBusy] = useState(false);

  async function send() {
    setBusy(true);
    setWords('');
    try {
      const { message } = await call('Account/SendSignInMail', { email, baseUrl: location.origin });
      setWords(message);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setWords(error.text);
    } finally {
      setBusy(false);
    }
  }

  return (
    <section className={styles.offer} aria-label={t('signInLink.title')}>
      <p>{t('signInLink.text')}</p>
      <Button variant="default" fullWidth loading={busy} onClick={() => void send()}>
        {t('signInLink.act')}
      </Button>
      <p role="status">{words}</p>
    </section>
  );
}
