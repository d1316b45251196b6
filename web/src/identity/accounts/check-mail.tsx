import { Anchor } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../platform/paths.ts';
import { AuthCard } from './auth-card.tsx';
import classes from './check-mail.module.css';
import { usePublicSettings } from './public-settings.queries.ts';

/** Says in the service's words that a mail was sent, and where to read it in the demo. */
export default function CheckMail({
  title,
  message,
  email,
  guardian,
}: {
  title: string;
  message: string;
  email: string;
  /** The other recipient of a mail. */
  guardian?: string;
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
