import { Button, TextInput } from '@mantine/core';
import type { PublicLink } from '@trattativa/contract/insight/reports/public-link';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { whatsAppNumber } from '../../people/teams-ui.ts';
import { showDone } from '../../ui/feedback/toasts.tsx';
import { RelativeTime } from '../../ui/text/relative-time.tsx';
import { RevokeLink } from './revoke-link.tsx';
import classes from './share-dialog.module.css';

/** An existing link: copy, open, send or revoke it; and how often it was opened. */
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

/**
 * Sends a link with WhatsApp, with a phone number and a text (spec §7); without a number the user chooses the recipient
 * there.
 */
function SendLink({ link }: { link: PublicLink }) {
  const { t } = useTranslation('sharing');
  const name = link.subject.player ?? link.subject.club ?? '';
  const [phone, setPhone] = useState('');
  const [text, setText] = useState(() => t(`message.${link.kind}`, { name, url: link.url }));
  const number = whatsAppNumber(phone);
  const wrong = phone.trim() !== '' && number.length < 6;
  return (
    <div className={classes.send}>
      <TextInput
        label={t('send.phone')}
        description={t('send.phoneHint')}
        type="tel"
        value={phone}
        error={wrong ? t('send.prefix') : undefined}
        onChange={({ currentTarget }) => setPhone(currentTarget.value.replace(/[^\d\s+./()-]/gu, ''))}
      />
      <TextInput
        label={t('send.text')}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div>
        <Button
          component="a"
          href={`https://wa.me/${wrong ? '' : number}?text=${encodeURIComponent(text)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t('send.act')}
        </Button>
      </div>
    </div>
  );
}
