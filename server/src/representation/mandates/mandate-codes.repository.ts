import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';

export async function insertMandateCode(
  db: Queryable,
  code: { hash: Buffer; mandateId: number; at: Date },
): Promise<void> {
  await sql`
    insert into mandate_codes (hash, mandate_id, created_at) values (${code.hash}, ${code.mandateId}, ${code.at})`.execute(
    db,
  );
}

/** Mandate that a guardian's code opens; null: none. */
export async function findMandateOfCode(db: Queryable, hashes: readonly Buffer[]): Promise<number | null> {
  const found = await sql<{ mandate_id: number }>`
    select mandate_id from mandate_codes where hash = any(${hashes})`.execute(db);
  return found.rows[0]?.mandate_id ?? null;
}
