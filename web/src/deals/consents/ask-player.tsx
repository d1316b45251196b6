import { Button } from '@mantine/core';
import type { Negotiation } from '@trattativa/contract/deals/negotiations/negotiation';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { useConsentRequest } from './consents.queries.ts';

const AskPlayerDialog = lazy(() => loadChunk(() => import('./ask-player-dialog.tsx')));

/** For the agent of an unconfirmed proposal: whether the player, or a parent, was asked by mail, and the button that asks. */
export function AskPlayer({ negotiation }: { negotiation: Negotiation }) {
  const { t } = useTranslation('consents');
  const { date, dateTime } = useFormats();
  const [asking, setAsking] = useState(false);
  const negotiationId = negotiation.id;
  const { data } = useConsentRequest(negotiationId);
  if (!data) return null;
  const { answerer, sent, can } = data;
  if (answerer === 'login') return <p>{t('mail.login')}</p>;
  return (
    <>
      {sent && (
        <p role="status">
          {sent.isExpired
            ? t('mail.expired', { to: sent.to })
            : t('mail.sent', { to: sent.to, at: dateTime(sent.at), until: date(sent.expiresAt) })}
        </p>
      )}
      {can.ask ? (
        <Button size="sm" variant={sent ? 'default' : 'filled'} onClick={() => setAsking(true)}>
          {t(sent ? 'mail.again' : 'mail.ask')}
        </Button>
      ) : (
        <p>{t('mail.none')}</p>
      )}
      {asking && (
        <Suspense>
          <AskPlayerDialog negotiation={negotiation} request={data} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
