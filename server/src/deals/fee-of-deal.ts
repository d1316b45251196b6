import type { DealConditions } from '../people/registrations.ts';
import type { Queryable } from '../platform/database/database.ts';
import { Port } from '../platform/port.ts';
import type { Services } from '../platform/services.ts';

/** What an agent takes on a player's deal as it stands now; null: nothing. Filled by billing. */
export const feeOfDeal = new Port<
  (services: Services, db: Queryable, negotiationId: number) => Promise<DealConditions['fee']>
>('fee of a deal');
