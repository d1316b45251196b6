import { Anchor, Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { Representation } from '@trattativa/contract/representation/subscriptions/representation';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLevelWords } from '../../people/players.ts';
import { call } from '../../platform/api/call.ts';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { negotiationPath } from '../../platform/paths.ts';
import { representationKeys } from '../../representation/subscription-keys.ts';
import { showDone } from '../../ui/feedback/toasts.tsx';
import { useAct } from '../../ui/feedback/use-act.ts';
import { CardPart } from '../../ui/page/card-part.tsx';
import { StatusChip } from '../../ui/text/status-chip.tsx';
import { goToProvider } from './go-to-provider.ts';
import classes from './payments.module.css';

const ReasonDialog = lazy(() =>
  loadChunk(() => import('../../ui/decision/reason-dialog.tsx')).then(({ ReasonDialog: part }) => ({
    default: part,
  })),
);

const tones = { due: 'waiting', paid: 'won', cancelled: 'closed' } as const;

/** The final balance after a signature: how it is computed, until when, and the way to pay it. */
export function BalancePart({ representation }: { representation: Representation }) {
  const { t } = useTranslation(['representation', 'payments']);
  const { levelOption } = useLevelWords();
  const { money, plainDate } = useFormats();
  const client = useQueryClient();
  const { busy, act } = useAct();
  const [cancelling, setCancelling] = useState(false);
  const { balance, can } = representation;
  if (!balance) return null;

  const pay = () =>
    act(async () => {
      const { url } = await call('Payment/StartBalance', {});
      goToProvider(url);
    });

  async function cancel(reason: string) {
    if (!balance) return;
    const done = await call('Payment/CancelBalance', { balanceId: balance.id, reason });
    client.setQueryData([...representationKeys.one, representation.playerId], done.representation);
    showDone(done.message);
    setCancelling(false);
  }

  return (
    <CardPart
      title={t('representation:balance.title')}
      beside={
        <StatusChip tone={tones[balance.status]}>
          {t(`representation:balanceStatus.${balance.status}`)}
        </StatusChip>
      }
    >
      <p>
        {t('representation:balance.text', {
          level: levelOption(balance.level),
          price: money(balance.price),
          amount: money(balance.amount),
        })}
      </p>
      {balance.status === 'due' && (
        <p>{t('representation:balance.dueOn', { date: plainDate(balance.dueOn) })}</p>
      )}
      <div className={classes.acts}>
        {can.payBalance && (
          <Button loading={busy} onClick={() => void pay()}>
            {t('representation:act.payBalance', { amount: money(balance.amount) })}
          </Button>
        )}
        {can.cancelBalance && (
          <Button variant="default" onClick={() => setCancelling(true)}>
            {t('payments:cancelBalance.act')}
          </Button>
        )}
      </div>
      <Anchor component={Link} to={negotiationPath(balance.negotiationId)}>
        {t('representation:balance.negotiation')}
      </Anchor>
      {cancelling && (
        <Suspense>
          <ReasonDialog
            title={t('payments:cancelBalance.act')}
            label={t('payments:refund.reason')}
            min={1}
            confirm={t('payments:cancelBalance.act')}
            danger
            onSend={cancel}
            onClose={() => setCancelling(false)}
          >
            {t('payments:cancelBalance.text')}
          </ReasonDialog>
        </Suspense>
      )}
    </CardPart>
  );
}
