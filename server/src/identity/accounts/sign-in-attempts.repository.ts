import { sql } from 'kysely';
import { assertFound } from '../../platform/database/assert-found.ts';
import type { Database } from '../../platform/database/database.ts';

/**
 * The commit does not wait for the disk. A crash of PostgreSQL can lose the failures of its last second; a durable
 * commit would cost each login two flushes.
 */
const withoutFlush = sql`set_config('synchronous_commit', 'off', true)`;

/**
 * Records a failure of an e-mail unless `most` have happened since an instant; then returns the time of the
 * one that must expire first. Of two concurrent calls on any nodes, the second sees the first. Deletes
 * expired failures of all e-mails.
 */
export async function claimAttempt(
  db: Database,
  attempt: { email: string; at: Date; since: Date; most: number | null },
): Promise<{ id: number } | { refusedBy: Date }> {
  const { email, at, since, most } = attempt;
  const claimed = await sql<{ id: number | null; refused_by: Date | null }>`
    select id, refused_by from claim_sign_in_attempt(${email}, ${at}, ${since}, ${most})`.execute(db);
  const { id, refused_by } = assertFound(claimed.rows[0]);
  return refused_by === null ? { id: assertFound(id) } : { refusedBy: refused_by };
}

export async function deleteFailure(db: Database, id: number): Promise<void> {
  await sql`delete from sign_in_failures where id = ${id} and ${withoutFlush} = 'off'`.execute(db);
}

export async function clearFailures(db: Database, email: string): Promise<void> {
  await sql`delete from sign_in_failures where email = ${email} and ${withoutFlush} = 'off'`.execute(db);
}
