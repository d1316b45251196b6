import { Anchor, Button } from '@mantine/core';
import { IconFileOff } from '@tabler/icons-react';
import type { Commission } from '@trattativa/contract/billing/commissions/commission';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { ApiError } from '../../platform/api/api-error.ts';
import { call } from '../../platform/api/call.ts';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { negotiationPath, paths } from '../../platform/paths.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { Skeletons } from '../../ui/feedback/skeletons.tsx';
import { BackLink } from '../../ui/page/back-link.tsx';
import { CardPart } from '../../ui/page/card-part.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { FactList } from '../../ui/text/fact-list.tsx';
import { MoneyText } from '../../ui/text/money-text.tsx';
import { TurnBanner } from '../../ui/turn-banner.tsx';
import { AnswerChip } from './commission-chips.tsx';
import { CommissionHistory } from './commission-history.tsx';
import classes from './commissions.module.css';
import { useCommission } from './commissions.queries.ts';
import { EarlyEnd } from './early-end.tsx';
import { InstalmentRows } from './instalment-rows.tsx';
import { useCommissionAct } from './use-commission-act.ts';

const PlanDialog = lazy(() => loadChunk(() => import('./plan-dialog.tsx')));
const ObjectDialog = lazy(() => loadChunk(() => import('./object-dialog.tsx')));

/** `/commissions/{id}`: one commission, its plan, and what the reader's side may do with it. */
export default function CommissionScreen() {
  const { t } = useTranslation('commissions');
  const id = Number(useParams().commissionId);
  const { data, error, refetch } = useCommission(Number.isSafeInteger(id) && id > 0 ? id : 0);
  const back = <BackLink to={paths.commissions}>{t('page.back')}</BackLink>;
  if (data) return <Details commission={data} back={back} />;
  if (!error) return <Skeletons shape="page" />;
  const gone = error instanceof ApiError && error.status < 500 && error.status >= 400;
  return (
    <>
      <PageHeader title={t('list.title')} before={back} />
      {gone ? (
        <EmptyState icon={IconFileOff} title={t('page.goneTitle')} text={t('page.gone')} />
      ) : (
        <ErrorPanel text={error.message} onRetry={() => void refetch()} />
      )}
    </>
  );
}

function Details({ commission, back }: { commission: Commission; back: ReactNode }) {
  const { t } = useTranslation('commissions');
  const { plainDate } = useFormats();
  const [planning, setPlanning] = useState(false);
  const { can, answer } = commission;
  const planLabel = commission.amount === null ? t('act.stateAmount') : t('act.plan');
  return (
    <>
      <PageHeader
        title={t('page.title', { title: commission.title })}
        before={back}
        description={
          <span className={classes.state}>
            <AnswerChip answer={answer} />
            <span>{t('page.planOf', { number: commission.plan })}</span>
          </span>
        }
        actions={
          can.plan && (
            <Button
              variant={commission.amount === null ? 'filled' : 'default'}
              onClick={() => setPlanning(true)}
            >
              {planLabel}
            </Button>
          )
        }
      />
      <Turn commission={commission} />
      <div className={classes.columns}>
        <div className={classes.column}>
          <CardPart title={t('page.instalments')}>
            {commission.amount === null ? (
              <p className={classes.soft}>{t('page.noAmount')}</p>
            ) : (
              <InstalmentRows commission={commission} />
            )}
            <EarlyEnd of={commission.earlyEnd} />
            <p className={classes.how}>{t('page.outside')}</p>
          </CardPart>
        </div>
        <div className={classes.column}>
          <CardPart title={t('page.what')}>
            <FactList
              layout="rows"
              facts={[
                [
                  t('field.commission'),
                  <strong key="amount">
                    <MoneyText euros={commission.amount} />
                  </strong>,
                ],
                [t('field.reckoned'), <Reckoned key="reckoned" commission={commission} />],
                [t('field.payer'), commission.payer.name],
                [t('field.agent'), commission.agent.name],
                [t('field.signedOn'), plainDate(commission.signedOn)],
              ]}
            />
            <Anchor component={Link} to={negotiationPath(commission.negotiationId)} className={classes.way}>
              {t('page.negotiation')}
            </Anchor>
          </CardPart>
          <CardPart title={t('page.history')}>
            <CommissionHistory steps={commission.steps} />
          </CardPart>
        </div>
      </div>
      {planning && (
        <Suspense>
          <PlanDialog
            negotiationId={commission.negotiationId}
            commission={commission}
            onClose={() => setPlanning(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** How the amount comes about. */
function Reckoned({ commission }: { commission: Commission }) {
  const { t } = useTranslation('commissions');
  const { money, percent } = useFormats();
  const { base, baseAmount, source } = commission;
  const rate = commission.percent === null || base === null || source === 'agent' ? null : commission.percent;
  return (
    <span className={classes.reckoned}>
      {rate !== null && base !== null && (
        <span>
          {baseAmount === null
            ? t('reckoned.open', { percent: percent(rate), base: t(`base.${base}`) })
            : t('reckoned.percent', {
                percent: percent(rate),
                amount: money(baseAmount),
                base: t(`base.${base}`),
              })}
        </span>
      )}
      <span className={classes.soft}>{t(`source.${source}`)}</span>
    </span>
  );
}

/** To the club: answer the plan. To the agent: what the club objects to. */
function Turn({ commission }: { commission: Commission }) {
  const { t } = useTranslation('commissions');
  const { run, busy } = useCommissionAct();
  const [objecting, setObjecting] = useState(false);
  const { commissionId, version, can, objection } = commission;
  const said = objection === null ? null : t('page.objection', { reason: objection });
  if (!can.answer) return said === null ? null : <TurnBanner yours={can.plan} title={said} />;
  const confirm = () =>
    run(() => call('Commission/AnswerPlan', { commissionId, version, answer: 'confirmed' }));
  return (
    <>
      <TurnBanner yours title={said ?? t('page.askAnswer')}>
        {objection === null && (
          <Button variant="default" disabled={busy} onClick={() => setObjecting(true)}>
            {t('act.object')}
          </Button>
        )}
        <Button loading={busy} onClick={() => void confirm()}>
          {t('act.confirm')}
        </Button>
      </TurnBanner>
      {objecting && (
        <Suspense>
          <ObjectDialog commission={commission} onClose={() => setObjecting(false)} />
        </Suspense>
      )}
    </>
  );
}
