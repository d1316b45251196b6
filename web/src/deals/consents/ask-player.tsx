import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Negotiation } from '@trattativa/contract/deals/negotiations/negotiation';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { consentRequestKey } from './consent-request-key.ts';

const AskPlayerDialog = lazy(() => loadChunk(() => import('./ask-player-dialog.tsx')));

/** For the agent of an unconfirmed proposal: whether the player, or a parent, was asked by mail, and the button that asks. */
export function AskPlayer({ negotiation }: { negotiation: Negotiation }) {
  const { t } = useTranslation('consents');
  const { date, dateTime } = useFormats();
  const [asking, setAsking] = useState(false);
  const negotiationId = negotiation.id;
  const { data } = useQuery({
    queryKey: consentRequestKey(negotiationId),
    queryFn: ({ signal }) => call('Negotiation/GetConsentRequest', { negotiationId }, { signal }),
  });
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
