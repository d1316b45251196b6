import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';

/** A club of the platform that a station names; null: there is none. */
export async function findStationClub(
  db: Queryable,
  teamId: number,
): Promise<{ id: number; name: string } | null> {
  const found = await sql<{ id: number; name: string }>`
    select id, name from teams where id = ${teamId} and deleted_at is null`.execute(db);
  return found.rows[0] ?? null;
}
