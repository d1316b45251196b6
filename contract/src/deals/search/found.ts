import { offerStatuses } from '@trattativa/domain/deals/offer-statuses';
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
  status: z.number().int(),
  /** It waits for the caller. */
  isMyTurn: z.boolean(),
  changedAt: z.string(),
});

export const foundOffer = foundDeal.extend({ status: oneOf(offerStatuses) });

export type FoundDeal = z.infer<typeof foundDeal>;
export type FoundOffer = z.infer<typeof foundOffer>;
