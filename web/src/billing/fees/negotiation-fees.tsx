import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { DealFees } from '@trattativa/contract/billing/fees/fee';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LicenceLine } from '../../people/agents-ui.ts';
import { FeeCapLine } from '../../people/rules-ui.ts';
import { call } from '../../platform/api/call.ts';
import { download } from '../../platform/api/download.ts';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { useAct } from '../../ui/feedback/use-act.ts';
import { PagePart } from '../../ui/page/page-part.tsx';
import { QuietText } from '../../ui/text/quiet-text.tsx';
import classes from './fees.module.css';
import { useDealFees } from './fees.queries.ts';
import { feesKeys } from './fees-keys.ts';

const RecordDialog = lazy(() => loadChunk(() => import('./record-dialog.tsx')));

/** On a negotiation's page: what agents take, who pays it, and the player's agreement. Nothing where nobody takes anything. */
export default function NegotiationFees({ negotiationId }: { negotiationId: number }) {
  const { t } = useTranslation('fees');
  const { data } = useDealFees(negotiationId);
  if (!data || data.figures === null) return null;
  return (
    <PagePart title={t('title')}>
      <div className={classes.fees}>
        {data.fees.map((fee) => (
          <FeeLine key={fee.agentId} fee={fee} />
        ))}
        <Agreement fees={data} figures={data.figures} />
        <FeeCapLine cap={data.cap} />
      </div>
    </PagePart>
  );
}

function FeeLine({ fee }: { fee: DealFees['fees'][number] }) {
  const { t } = useTranslation(['fees', 'commissions']);
  const { money, percent } = useFormats();
  const amount = fee.amount === null ? null : money(fee.amount);
  const share =
    fee.percent === null || fee.base === null
      ? null
      : { percent: percent(fee.percent), base: t(`commissions:base.${fee.base}`) };
  return (
    <div>
      <p className={classes.agent}>{fee.agentName}</p>
      <LicenceLine licence={fee.licence} />
      <p className={classes.amount}>
        {share === null
          ? amount
          : amount === null
            ? t('fees:ofPercent', share)
            : t('fees:ofAmount', { ...share, amount })}
      </p>
      <QuietText>
        {[t(`fees:payer.${fee.payer}`), t('fees:instalments', { count: fee.instalments })].join(' · ')}
      </QuietText>
    </div>
  );
}

function Agreement({ fees, figures }: { fees: DealFees; figures: string }) {
  const { t } = useTranslation('fees');
  const { plainDate } = useFormats();
  const client = useQueryClient();
  const { busy, act } = useAct();
  const [recording, setRecording] = useState(false);
  const { negotiationId, agreement, can } = fees;
  const key = [...feesKeys.deal, negotiationId];

  async function agree() {
    try {
      client.setQueryData(key, await call('Commission/AgreeToFees', { negotiationId, figures }));
    } catch (error) {
      void client.invalidateQueries({ queryKey: key });
      throw error;
    }
  }

  const whose = can.agree ? 'own' : fees.client;
  const isStated = fees.fees.some(({ source }) => source === 'agent');
  if (agreement) {
    const date = plainDate(agreement.agreedOn);
    if (agreement.way === 'client') return <p className={classes.agreed}>{t('agreed.client', { date })}</p>;
    return (
      <>
        <p className={classes.agreed}>
          {t('agreed.recorded', { date, statement: agreement.statement ?? '' })}
        </p>
        <SignedPage agreement={agreement} />
      </>
    );
  }
  return (
    <>
      <p>{t(isStated ? `awaited.${whose}After` : `awaited.${whose}`)}</p>
      {can.agree && (
        <div>
          <Button loading={busy} onClick={() => void act(agree)}>
            {t('agree')}
          </Button>
        </div>
      )}
      {can.record && (
        <div>
          <Button variant="default" onClick={() => setRecording(true)}>
            {t('record')}
          </Button>
        </div>
      )}
      {recording && (
        <Suspense>
          <RecordDialog negotiationId={negotiationId} figures={figures} onClose={() => setRecording(false)} />
        </Suspense>
      )}
    </>
  );
}

/** The page that the player or a guardian signed, for whoever may read it; older agreements were recorded without. */
function SignedPage({ agreement: { hasPage, page } }: { agreement: NonNullable<DealFees['agreement']> }) {
  const { t } = useTranslation('fees');
  const { busy, act } = useAct();
  if (page === null) return <QuietText>{t(hasPage ? 'page.kept' : 'page.none')}</QuietText>;
  return (
    <div>
      <Button
        variant="subtle"
        size="compact-sm"
        loading={busy}
        onClick={() => void act(() => download(`/files/${page.id}`, page.name))}
      >
        {t('page.open')}
      </Button>
    </div>
  );
}
