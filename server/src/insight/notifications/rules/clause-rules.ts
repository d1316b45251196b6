import type { FigureChange, FiringChange } from '@trattativa/contract/deals/clauses/events';
import type { NotificationKind } from '@trattativa/contract/insight/notifications/notification-kinds';
import { listMakerAccounts } from '../../../market/requests.ts';
import { listStaffAccounts } from '../../../people/portfolios.ts';
import { rule } from '../notification-rule.ts';

type FigureEvent = 'clauses.figureStated' | 'clauses.figureConfirmed' | 'clauses.figureDisputed';

const kinds: Record<FigureEvent, NotificationKind> = {
  'clauses.figureStated': 'figureStated',
  'clauses.figureConfirmed': 'figureConfirmed',
  'clauses.figureDisputed': 'figureDisputed',
};

/** The page on which both sides see the clauses: of a transfer that of the clubs, of which one is no party of the negotiation. */
function targetOf({ transferId, negotiationId }: FigureChange | FiringChange): string {
  return transferId === null ? `/negotiations/${negotiationId}` : `/transfers/${transferId}`;
}

function personOf({ playerId, coachingStaffId }: FigureChange | FiringChange) {
  return { ...(playerId !== null && { playerId }), ...(coachingStaffId !== null && { coachingStaffId }) };
}

/** Notifies the other side of a figure, and of the answer to its own. */
export const figureRule = rule<FigureEvent>({
  types: Object.keys(kinds) as FigureEvent[],
  async notices(tx, { type, data, recipients }) {
    const { teamId, isByPayer, figureId } = data;
    const payer = new Set(await listMakerAccounts(tx, teamId));
    return [
      {
        kind: kinds[type],
        accounts: recipients.filter((account) => payer.has(account) !== isByPayer),
        about: figureId,
        params: personOf(data),
        target: targetOf(data),
      },
    ];
  },
});

/** Notifies both sides of what fired or was taken back; of an obligation to buy staff too, because a contract has to follow. */
export const firingRule = rule<'clauses.fired' | 'clauses.takenBack'>({
  types: ['clauses.fired', 'clauses.takenBack'],
  async notices(tx, { type, data, recipients }) {
    const { negotiationId, agreement, teamId, hasObligation } = data;
    const notice = {
      about: `${negotiationId} ${agreement}`,
      params: { ...personOf(data), teamId },
      target: targetOf(data),
    };
    if (type === 'clauses.takenBack') return [{ ...notice, kind: 'clauseTakenBack', accounts: recipients }];
    if (!hasObligation) return [{ ...notice, kind: 'clauseFired', accounts: recipients }];
    const accounts = [...new Set([...recipients, ...(await listStaffAccounts(tx))])];
    return [{ ...notice, kind: 'obligationFired', accounts }];
  },
});
