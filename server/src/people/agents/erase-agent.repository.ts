import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';

/** Erases what the person wrote of themselves as an agent; the row stays for the deals that name it. */
export async function eraseAgent(tx: Transaction, accountId: number, at: Date): Promise<void> {
  await sql`
    update agents set society = '', agent_number = '', vat = '', phone = '', contact_email = null, nationality = null,
      country = null, competence_categories = '{}', competence_leagues = '{}', managed_levels = '{}',
      version = version + 1, updated_at = ${at}
    where account_id = ${accountId}`.execute(tx);
}
