import { IconUserQuestion } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useDisputes } from '../../people/portfolios.ts';
import { DecisionItem } from '../../people/portfolios-ui.ts';
import { portfoliosKeys } from '../../people/records-keys.ts';
import { call } from '../../platform/api/call.ts';
import { DecisionQueue } from '../../ui/decision/decision-queue.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { wholeList } from '../../ui/list/whole-list.ts';

/** A queue of the desk: players who say that somebody lists them wrongly. */
export default function DisputesQueue() {
  const { t } = useTranslation('portfolio');
  const client = useQueryClient();
  return (
    <DecisionQueue
      list={wholeList(useDisputes())}
      empty={
        <EmptyState icon={IconUserQuestion} title={t('desk.noDisputes')} text={t('desk.noDisputesText')} />
      }
    >
      {(dispute) => (
        <DecisionItem
          key={dispute.id}
          player={dispute.player}
          ownerName={dispute.owner.name}
          askedBy={t('desk.disputedBy', { name: dispute.accountName, email: dispute.accountEmail })}
          at={dispute.disputedAt}
          reason={dispute.reason}
          deals={dispute.openNegotiations}
          agree={t('desk.uphold')}
          onDecide={async (uphold, word) => {
            const input = { disputeId: dispute.id, uphold, word };
            const { message } = await call('Portfolio/DecideListingDispute', input);
            await client.invalidateQueries({ queryKey: portfoliosKeys.disputes });
            return message;
          }}
        />
      )}
    </DecisionQueue>
  );
}
