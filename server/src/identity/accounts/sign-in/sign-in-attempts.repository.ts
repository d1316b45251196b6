import { sql } from 'kysely';
import { assertFound } from '../../../platform/database/assert-found.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { SignInSource } from './sign-in-source.ts';

/**
 * The commit does not wait for the disk. A crash of PostgreSQL can lose the failures of its last second; a durable
 * commit would cost each login two flushes.
 */
const withoutFlush = sql`set_config('synchronous_commit', 'off', true)`;

/**
 * Records a failure of an e-mail unless its source has `maxFailures` since an instant, or all unknown sources together have
 * `maxOfUnknown`; then returns the time of the one that must expire first. Of two concurrent calls on any nodes, the
 * second sees the first.
 */
export async function claimAttempt(
  db: Database,
  attempt: {
    email: string;
    source: SignInSource;
    at: Date;
    since: Date;
    /** Null: unlimited. */
    maxFailures: number | null;
    maxOfUnknown: number;
  },
): Promise<{ id: number } | { refusedBy: Date }> {
  const { email, source, at, since, maxFailures, maxOfUnknown } = attempt;
  const claimed = await sql<{ id: number | null; refused_by: Date | null }>`
    select id, refused_by from claim_sign_in_attempt_from(${email}, ${source.key}, ${source.isKnown}, ${at}, ${since},
      ${maxFailures}, ${maxOfUnknown})`.execute(db);
  const { id, refused_by } = assertFound(claimed.rows[0]);
  return refused_by === null ? { id: assertFound(id) } : { refusedBy: refused_by };
}

export async function deleteFailure(db: Database, id: number): Promise<void> {
  await sql`delete from sign_in_failures where id = ${id} and ${withoutFlush} = 'off'`.execute(db);
}

/** Clears the failures of a source; those of others go on counting. */
export async function clearFailures(db: Database, email: string, source: SignInSource): Promise<void> {
  await sql`
    delete from sign_in_failures
    where email = ${email} and source = ${source.key} and ${withoutFlush} = 'off'`.execute(db);
}
