import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';

/** Deletes the mandates that the person gave, and those that they had as an agent. */
export async function eraseMandates(tx: Transaction, accountId: number): Promise<void> {
  await sql`
    delete from mandates where account_id = ${accountId}
      or agent_id in (select id from agents where account_id = ${accountId})`.execute(tx);
}
