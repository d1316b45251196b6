import type { DealCost } from '@trattativa/contract/deals/costs/cost';
import { dealMoves, negotiationMoves } from '@trattativa/contract/event-groups';
import {
  type ApplyEvent,
  type LiveHandler,
  liveQuery,
  refetchOn,
} from '../../platform/cache/live-handler.ts';
import { costsKeys } from './costs-keys.ts';

/** Every move of the deal can change what is accepted, and an accepted offer the tariff: the service knows. */
const applyToCost: ApplyEvent<DealCost, { negotiationId: number | null }> = (state, { data }) =>
  state.negotiationId === data.negotiationId ? 'refetch' : state;

export const costsLive: readonly LiveHandler[] = [
  liveQuery({ types: dealMoves, key: costsKeys.deal, apply: applyToCost }),
  refetchOn(['settings.changed'], costsKeys.deal),
  refetchOn(['settings.changed'], costsKeys.tariff),
  // Only open negotiations wait, and an accepted offer says what the tariff would be.
  refetchOn(
    [...negotiationMoves, 'offer.accepted', 'proposal.costDecided', 'settings.changed'],
    costsKeys.toAgree,
  ),
];
