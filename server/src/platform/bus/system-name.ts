import { sql } from 'kysely';
import { assertFound } from '../database/assert-found.ts';
import type { Queryable } from '../database/database.ts';

/**
 * A name unique to this system and equal on all nodes of one database, whatever address they use to reach it.
 */
export async function systemName(db: Queryable): Promise<string> {
  const found = await sql<{ name: string }>`
    select s.system_identifier || ':' || d.oid as name
    from pg_control_system() s, pg_database d where d.datname = current_database()`.execute(db);
  return assertFound(found.rows[0]).name;
}
