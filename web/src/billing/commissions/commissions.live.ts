import type { Commission, NegotiationCommission } from '@trattativa/contract/billing/commissions/commission';
import type { CommissionEvents, CommissionOutcome } from '@trattativa/contract/billing/commissions/events';
import { type ApplyEvent, type LiveHandler, liveQuery } from '../../platform/cache/live-handler.ts';
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

// Named here rather than read from the contract's shapes, which would bring the schema library into the first chunk.
const outcomes: Record<CommissionOutcome, true> = {
  'commission.planned': true,
  'commission.confirmed': true,
  'commission.objected': true,
  'commission.reportedPaid': true,
  'commission.reportTakenBack': true,
  'commission.received': true,
  'commission.receiptTakenBack': true,
  'commission.waived': true,
  'commission.late': true,
};
const types = Object.keys(outcomes);

export const commissionsLive: readonly LiveHandler[] = [
  liveQuery({ types, key: commissionsKeys.list, apply: () => 'refetch' }),
  liveQuery({ types, key: commissionsKeys.cash, apply: () => 'refetch' }),
  liveQuery({ types, key: commissionsKeys.one, apply: applyToCommission }),
  liveQuery({ types, key: commissionsKeys.deal, apply: applyToDeal }),
];
