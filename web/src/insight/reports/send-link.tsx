import { Button, TextInput } from '@mantine/core';
import type { PublicLink } from '@trattativa/contract/insight/reports/public-link';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { whatsAppNumber } from '../../people/teams-ui.ts';
import classes from './share-dialog.module.css';

/** Sends a link through the messaging service, from a phone and a text (spec §7); without a number the person is chosen there. */
export function SendLink({ link }: { link: PublicLink }) {
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
