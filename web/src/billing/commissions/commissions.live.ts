import type { Commission, NegotiationCommission } from '@trattativa/contract/billing/commissions/commission';
import type { CommissionEvents } from '@trattativa/contract/billing/commissions/events';
import { commissionMoves } from '@trattativa/contract/event-groups';
import {
  type ApplyEvent,
  type LiveHandler,
  liveQuery,
  refetchOn,
} from '../../platform/cache/live-handler.ts';
import { commissionsKeys } from './commissions-keys.ts';

type Changed = Pick<CommissionEvents['commission.planned'], 'commissionId' | 'negotiationId' | 'version'>;

/** Amounts are not in the event, since only its readers may know them. That one is late makes no new version. */
export const applyToCommission: ApplyEvent<Commission, Changed> = (state, { type, data }) => {
  if (state.commissionId !== data.commissionId) return state;
  return state.version >= data.version && type !== 'commission.late' ? state : 'refetch';
};

export const applyToDeal: ApplyEvent<NegotiationCommission, Changed> = (state, { data }) => {
  if (state.negotiationId !== data.negotiationId) return state;
  return state.commission && state.commission.version >= data.version ? state : 'refetch';
};

export const commissionsLive: readonly LiveHandler[] = [
  refetchOn(commissionMoves, commissionsKeys.list),
  refetchOn(commissionMoves, commissionsKeys.cash),
  liveQuery({ types: commissionMoves, key: commissionsKeys.one, apply: applyToCommission }),
  liveQuery({ types: commissionMoves, key: commissionsKeys.deal, apply: applyToDeal }),
  // Only a signed deal has a commission to state.
  refetchOn(['negotiation.signed'], commissionsKeys.deal),
];
