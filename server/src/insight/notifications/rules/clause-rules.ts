import type { FigureChange, FiringChange, OptionChange } from '@trattativa/contract/deals/clauses/events';
import type { NotificationKind } from '@trattativa/contract/insight/notifications/notification-kinds';
import type { OptionKind } from '@trattativa/domain/deals/options/deal-options';
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
function targetOf({ transferId, negotiationId }: FigureChange | FiringChange | OptionChange): string {
  return transferId === null ? `/negotiations/${negotiationId}` : `/transfers/${transferId}`;
}

function personOf({ playerId, coachingStaffId }: FigureChange | FiringChange | OptionChange) {
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

const optionKinds: Record<OptionKind, Record<'exercised' | 'lapsed', NotificationKind>> = {
  extension: { exercised: 'optionExercised', lapsed: 'optionLapsed' },
  purchase: { exercised: 'purchaseExercised', lapsed: 'purchaseLapsed' },
  obligation: { exercised: 'obligationFired', lapsed: 'purchaseLapsed' },
};

type OptionEvent = 'clauses.optionExercised' | 'clauses.optionLapsed' | 'clauses.obligationDue';

/**
 * Notifies the other side of an option that was exercised, and both of one that nobody can exercise any more or an obligation that is due.
 * Staff hear of a purchase, because a contract has to follow.
 */
export const optionRule = rule<OptionEvent>({
  types: ['clauses.optionExercised', 'clauses.optionLapsed', 'clauses.obligationDue'],
  async notices(tx, { type, data, recipients }) {
    const { negotiationId, agreement, teamId, kind, isByPayer } = data;
    const payer = new Set(await listMakerAccounts(tx, teamId));
    const isLapsed = type === 'clauses.optionLapsed';
    const told = recipients.filter((account) => isByPayer === null || payer.has(account) !== isByPayer);
    const staff = isLapsed || kind === 'extension' ? [] : await listStaffAccounts(tx);
    return [
      {
        kind: optionKinds[kind][isLapsed ? 'lapsed' : 'exercised'],
        accounts: [...new Set([...told, ...staff])],
        about: `${negotiationId} ${agreement}`,
        params: { ...personOf(data), teamId },
        target: targetOf(data),
      },
    ];
  },
});
