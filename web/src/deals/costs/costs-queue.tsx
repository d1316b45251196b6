import { Button } from '@mantine/core';
import { IconReceiptEuro } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { WaitingCost } from '@trattativa/contract/deals/costs/cost';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { call } from '../../platform/api/call.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { negotiationPath } from '../../platform/paths.ts';
import {
  DecisionActs,
  DecisionCard,
  DecisionDetail,
  DecisionHead,
  DecisionTitle,
} from '../../ui/decision/decision-list.tsx';
import { DecisionQueue } from '../../ui/decision/decision-queue.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { showDone } from '../../ui/feedback/toasts.tsx';
import { MoreButton } from '../../ui/list/more-button.tsx';
import { usePages } from '../../ui/list/use-pages.ts';
import { FactList } from '../../ui/text/fact-list.tsx';
import { RelativeTime } from '../../ui/text/relative-time.tsx';
import { CostDecisionDialog } from './cost-decision-dialog.tsx';
import { useCostsToAgree } from './costs.queries.ts';
import { costsKeys } from './costs-keys.ts';

/** A queue of the desk: transaction costs above the tariff. */
export default function CostsQueue() {
  const { t } = useTranslation('desk');
  const found = useCostsToAgree();
  return (
    <DecisionQueue
      list={usePages(found)}
      empty={<EmptyState icon={IconReceiptEuro} title={t('costs.emptyTitle')} text={t('costs.emptyText')} />}
      more={<MoreButton query={found}>{t('costs.more')}</MoreButton>}
    >
      {(cost) => <CostToAgree key={cost.proposalId} waiting={cost} />}
    </DecisionQueue>
  );
}

function CostToAgree({ waiting }: { waiting: WaitingCost }) {
  const { t } = useTranslation('desk');
  const client = useQueryClient();
  const { money } = useFormats();
  const [deciding, setDeciding] = useState<'agree' | 'decline' | null>(null);
  const { proposalId, proposer, tariff, deals } = waiting;
  const titleId = `cost-${proposalId}`;

  async function decide(cost: number, reason: string) {
    const { message } = await call('Negotiation/DecideCost', {
      proposalId,
      stated: waiting.cost,
      cost,
      reason,
    });
    setDeciding(null);
    showDone(message);
    await client.invalidateQueries({ queryKey: costsKeys.toAgree });
  }

  return (
    <DecisionCard aria-labelledby={titleId}>
      <DecisionHead>
        <DecisionTitle id={titleId}>{waiting.person}</DecisionTitle>
        <DecisionDetail>
          <RelativeTime at={waiting.createdAt} />
        </DecisionDetail>
      </DecisionHead>
      <FactList
        wide
        facts={[
          [t('costs.stated'), money(waiting.cost)],
          [t('costs.tariff'), tariff === null ? t('costs.tariffUnknown') : money(tariff)],
          [t('costs.max'), money(waiting.maxCost)],
          [t('costs.proposer'), proposer.society ? `${proposer.name}, ${proposer.society}` : proposer.name],
          [
            t('costs.clubs'),
            deals.map(({ negotiationId, teamName }, index) => (
              <span key={negotiationId}>
                {index > 0 && ', '}
                <Link to={negotiationPath(negotiationId)}>{teamName}</Link>
              </span>
            )),
          ],
        ]}
      />
      <DecisionActs>
        <Button size="sm" onClick={() => setDeciding('agree')}>
          {t('costs.agree')}
        </Button>
        <Button size="sm" variant="default" onClick={() => setDeciding('decline')}>
          {t('costs.decline')}
        </Button>
      </DecisionActs>
      {deciding && (
        <CostDecisionDialog
          waiting={waiting}
          kind={deciding}
          onSend={decide}
          onClose={() => setDeciding(null)}
        />
      )}
    </DecisionCard>
  );
}
