import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';

/** What the person did with applications about others is nobody's any more. Those about themselves go with their record. */
export async function eraseApplications(tx: Transaction, accountId: number): Promise<void> {
  await sql`update candidates set person_id = null where person_id = ${accountId}`.execute(tx);
  await sql`update candidates set applicant_id = null where applicant_id = ${accountId}`.execute(tx);
  await sql`update candidate_moves set actor_id = null where actor_id = ${accountId}`.execute(tx);
  await sql`update candidate_notes set author_id = null where author_id = ${accountId}`.execute(tx);
  await sql`delete from application_quotas where account_id = ${accountId}`.execute(tx);
}
