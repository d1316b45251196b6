import { Anchor, Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { PagePart } from '../../ui/page/page-part.tsx';
import { MoneyText } from '../../ui/text/money-text.tsx';
import { AnswerChip } from './commission-chips.tsx';
import { commissionPath } from './commission-filters.ts';
import classes from './commissions.module.css';
import { useNegotiationCommission } from './commissions.queries.ts';
import { EarlyEnd } from './early-end.tsx';

const PlanDialog = lazy(() => loadChunk(() => import('./plan-dialog.tsx')));

/** On a signed negotiation's page: the way to its commission; to the agent, where none was stated, the way to state one. */
export default function NegotiationCommission({ negotiationId }: { negotiationId: number }) {
  const { t } = useTranslation('commissions');
  const { data } = useNegotiationCommission(negotiationId);
  const [stating, setStating] = useState(false);
  if (!data || (!data.commission && !data.can.state)) return null;
  const { commission } = data;
  return (
    <PagePart title={t('deal.title')}>
      {commission ? (
        <div className={classes.deal}>
          <EarlyEnd of={commission.earlyEnd} />
          <span className={classes.state}>
            <strong>
              <MoneyText euros={commission.amount} />
            </strong>
            <AnswerChip answer={commission.answer} />
          </span>
          <Anchor component={Link} to={commissionPath(commission.commissionId)} className={classes.way}>
            {t('deal.open')}
          </Anchor>
        </div>
      ) : (
        <div className={classes.deal}>
          <p className={classes.soft}>{t('deal.none')}</p>
          <Button variant="default" onClick={() => setStating(true)}>
            {t('act.stateAmount')}
          </Button>
        </div>
      )}
      {stating && (
        <Suspense>
          <PlanDialog negotiationId={negotiationId} commission={null} onClose={() => setStating(false)} />
        </Suspense>
      )}
    </PagePart>
  );
}
