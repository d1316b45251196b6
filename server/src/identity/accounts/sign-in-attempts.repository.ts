import { sql } from 'kysely';
import { assertFound } from '../../platform/database/assert-found.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';

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
  tx: Transaction,
  attempt: { email: string; at: Date; since: Date; most: number | null },
): Promise<{ id: number } | { refusedBy: Date }> {
  const { email, at, since, most } = attempt;
  await sql`
    select pg_advisory_xact_lock(hashtextextended('sign-in ' || ${email}::text, 0)), ${withoutFlush}`.execute(
    tx,
  );
  if (most !== null) {
    const blocking = await sql<{ at: Date }>`
      select at from sign_in_failures where email = ${email} and at > ${since}
      order by at desc offset ${most - 1} limit 1`.execute(tx);
    const [oldest] = blocking.rows;
    if (oldest) return { refusedBy: oldest.at };
  }
  await sql`delete from sign_in_failures where at < ${since}`.execute(tx);
  const inserted = await sql<{ id: number }>`
    insert into sign_in_failures (email, at) values (${email}, ${at}) returning id`.execute(tx);
  return assertFound(inserted.rows[0]);
}

export async function deleteFailure(db: Database, id: number): Promise<void> {
  await sql`delete from sign_in_failures where id = ${id} and ${withoutFlush} = 'off'`.execute(db);
}

export async function clearFailures(db: Database, email: string): Promise<void> {
  await sql`delete from sign_in_failures where email = ${email} and ${withoutFlush} = 'off'`.execute(db);
}
