import { negotiationStatuses } from '@trattativa/domain/deals/negotiation-statuses';
import { offerStatuses } from '@trattativa/domain/deals/offers/offer-statuses';
import { transferStates } from '@trattativa/domain/deals/transfers/agreement';
import { z } from 'zod';
import { oneOf } from '../../fields.ts';

/** What the search of the top bar finds of this module: facts only; the screens make the sentences. */

const id = z.number().int();

/** A negotiation. */
export const foundDeal = z.object({
  id,
  /** The player or member of coaching staff. */
  person: z.string(),
  team: z.string(),
  teamImageUrl: z.string().nullable(),
  status: oneOf(negotiationStatuses),
  /** Whether the negotiation waits for the caller. */
  isMyTurn: z.boolean(),
  changedAt: z.string(),
});

export const foundOffer = foundDeal.extend({ status: oneOf(offerStatuses) });

/** What two clubs agree on; `team` is the other club, for staff the one that engages the player. */
export const foundTransfer = foundDeal.omit({ status: true }).extend({ state: z.enum(transferStates) });

export type FoundDeal = z.infer<typeof foundDeal>;
export type FoundOffer = z.infer<typeof foundOffer>;
export type FoundTransfer = z.infer<typeof foundTransfer>;
