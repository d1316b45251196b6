import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';

/** Deletes the lines whose last event happened before an instant. */
export async function purgeNotifications(db: Queryable, before: Date): Promise<void> {
  await sql`delete from notifications where happened_at < ${before}`.execute(db);
}
