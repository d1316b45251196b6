import type { AgreedContract } from '../people/registrations.ts';
import type { SignedDeal } from '../people/signed-deal.ts';
import type { Queryable } from '../platform/database/database.ts';
import { Port } from '../platform/port.ts';

/** What a club and a player agreed on in a deal, by the accepted offer and the agreement of the clubs. Filled by deals. */
export const agreedContract = new Port<
  (db: Queryable, deal: SignedDeal, at: Date) => Promise<AgreedContract>
>('agreed contract of a deal');
