import { IconUserMinus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { DecisionQueue } from '../../ui/decision/decision-queue.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { wholeList } from '../../ui/list/whole-list.ts';
import { DecisionItem } from './decision-item.tsx';
import { portfoliosKeys } from './portfolios.live.ts';
import { useOpenRemovals } from './portfolios.queries.ts';

/** A queue of the desk: requests to remove a player who was proposed to clubs. */
export default function RemovalsQueue() {
  const { t } = useTranslation('portfolio');
  const client = useQueryClient();
  return (
    <DecisionQueue
      list={wholeList(useOpenRemovals())}
      empty={<EmptyState icon={IconUserMinus} title={t('desk.noRemovals')} text={t('desk.noRemovalsText')} />}
    >
      {(request) => (
        <DecisionItem
          key={request.id}
          player={request.player}
          ownerName={request.owner.name}
          askedBy={t('desk.askedBy', { name: request.askedByName })}
          at={request.askedAt}
          reason={request.reason}
          deals={request.openNegotiations}
          agree={t('desk.approve')}
          onDecide={async (approve, word) => {
            const input = { requestId: request.id, approve, word };
            const { message } = await call('Player/DecideRemovalRequest', input);
            await client.invalidateQueries({ queryKey: portfoliosKeys.removals });
            return message;
          }}
        />
      )}
    </DecisionQueue>
  );
}
