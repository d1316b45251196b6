import { Button, TextInput } from '@mantine/core';
import type { PublicLink } from '@trattativa/contract/insight/reports/public-link';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { showDone } from '../../ui/toasts.tsx';
import { RevokeLink } from './revoke-link.tsx';
import { SendLink } from './send-link.tsx';
import classes from './share-dialog.module.css';

/** A link that is there: copy it, look at it, send it, close it; and how often it was opened. */
export function OpenLink({ link }: { link: PublicLink }) {
  const { t } = useTranslation('sharing');
  const [sending, setSending] = useState(false);
  return (
    <section className={classes.link} aria-label={t('link')}>
      <div className={classes.line}>
        <TextInput aria-label={t('link')} value={link.url} readOnly />
        <Button
          variant="default"
          onClick={() => void navigator.clipboard.writeText(link.url).then(() => showDone(t('copied')))}
        >
          {t('copy')}
        </Button>
      </div>
      <p className={classes.soft}>
        {t('views', { count: link.views })}
        {link.lastViewedAt !== null && (
          <>
            {' · '}
            <RelativeTime at={link.lastViewedAt} />
          </>
        )}
        {' · '}
        {t('viewsHint')}
      </p>
      <div className={classes.acts}>
        {link.hidden === null && (
          <>
            <Button component="a" href={link.url} target="_blank" rel="noopener" variant="default" size="sm">
              {t('look')}
            </Button>
            <Button
              variant="default"
              size="sm"
              aria-expanded={sending}
              onClick={() => setSending((before) => !before)}
            >
              {t('send.title')}
            </Button>
          </>
        )}
        {link.can.revoke && <RevokeLink link={link} />}
      </div>
      {sending && link.hidden === null && <SendLink link={link} />}
    </section>
  );
}
