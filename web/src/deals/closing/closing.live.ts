import type { Closing } from '@trattativa/contract/deals/closing/closing';
import { type ApplyEvent, type LiveHandler, liveQuery } from '../../platform/cache/live-handler.ts';

/** Cache keys of what has to happen before a window closes; the third part is the negotiation's id. */
export const closingKeys = { one: ['closing', 'one'], ofOffer: ['closing', 'ofOffer'] } as const;

/** Every move of the deal can finish a step: the service knows which. */
export const applyToClosing: ApplyEvent<Closing, { negotiationId: number | null }> = (
  state,
  { data },
  key,
) => (key[2] === data.negotiationId ? 'refetch' : state);

export const closingLiveRules: readonly LiveHandler[] = [
  liveQuery({
    types: [
      'documents.marked',
      'transfer.clubsAgreed',
      'negotiation.rejected',
      'negotiation.signed',
      'negotiation.reopened',
    ],
    key: closingKeys.one,
    apply: applyToClosing,
  }),
  // Its event does not name the negotiation.
  liveQuery({ types: ['offer.accepted'], key: closingKeys.one, apply: () => 'refetch' }),
];
