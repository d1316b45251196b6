import type { Queryable } from '../platform/database/database.ts';
import { Port } from '../platform/port.ts';

/** What staff took off the transaction cost of a deal, in cents, at most the cost, which may have been lowered since. Filled by billing. */
export const discountOfDeal = new Port<
  (db: Queryable, negotiationId: number, costCents: number) => Promise<number>
>('discount of a deal');
