import { sql } from 'kysely';
import type { RecordUse } from '../../people/record-uses.ts';

/** An invoice to a player keeps the profile that it refers to. */
export const invoicesOfRecord: RecordUse = {
  isRunning: ({ accountId }) => sql`exists (select from player_invoices i where i.account_id = ${accountId})`,
};
