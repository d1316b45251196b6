import type { DealCost } from '@trattativa/contract/deals/costs/cost';
import { costMoves, sheetMoves } from '@trattativa/contract/event-groups';
import {
  type ApplyEvent,
  type LiveHandler,
  liveQuery,
  refetchOn,
} from '../../platform/cache/live-handler.ts';
import { costsKeys } from './costs-keys.ts';

/** What is accepted follows the signature, and the tariff the offer in force: the service knows. */
const applyToCost: ApplyEvent<DealCost, { negotiationId: number | null }> = (state, { data }) =>
  state.negotiationId === data.negotiationId ? 'refetch' : state;

const accepting = ['negotiation.signedByTeam', 'negotiation.signatureTakenBack', 'negotiation.rejected'];
const offering = ['offer.created', 'offer.accepted', 'offer.rejected', 'offer.canceled'];

export const costsLive: readonly LiveHandler[] = [
  liveQuery({ types: [...accepting, ...offering, ...sheetMoves], key: costsKeys.deal, apply: applyToCost }),
  refetchOn(['settings.changed'], costsKeys.deal),
  refetchOn(['settings.changed'], costsKeys.tariff),
  // Staff hear of no deal's moves: a new cost comes with its notice.
  refetchOn([...costMoves, 'settings.changed', 'notification.added'], costsKeys.toAgree),
];
