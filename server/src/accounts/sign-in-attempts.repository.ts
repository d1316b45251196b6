import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

/** When the failures of an e-mail since an instant happened, oldest first. */
export async function listFailures(db: Database, email: string, since: Date): Promise<Date[]> {
  const found = await sql<{ at: Date }>`
    select at from sign_in_failures where email = ${email} and at > ${since} order by at`.execute(db);
  return found.rows.map((row) => row.at);
}

/** Records a failure, and forgets those of anybody that no longer count. */
export async function recordFailure(
  db: Database,
  email: string,
  at: Date,
  forgetBefore: Date,
): Promise<void> {
  await sql`insert into sign_in_failures (email, at) values (${email}, ${at})`.execute(db);
  await sql`delete from sign_in_failures where at < ${forgetBefore}`.execute(db);
}

export async function clearFailures(db: Database, email: string): Promise<void> {
  await sql`delete from sign_in_failures where email = ${email}`.execute(db);
}
