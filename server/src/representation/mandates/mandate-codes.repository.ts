import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';

/** Whom a code was sent to: a minor's guardian, or a player without a login. */
export type CodeHolder = 'guardian' | 'player';

export async function insertMandateCode(
  db: Queryable,
  code: { hash: Buffer; mandateId: number; asked: CodeHolder; at: Date },
): Promise<void> {
  await sql`
    insert into mandate_codes (hash, mandate_id, asked, created_at)
    values (${code.hash}, ${code.mandateId}, ${code.asked}, ${code.at})`.execute(db);
}

/** Mandate that a code opens, and for whom; null: none. */
export async function findMandateOfCode(
  db: Queryable,
  hashes: readonly Buffer[],
): Promise<{ mandate_id: number; asked: CodeHolder } | null> {
  const found = await sql<{ mandate_id: number; asked: CodeHolder }>`
    select mandate_id, asked from mandate_codes where hash = any(${hashes})`.execute(db);
  return found.rows[0] ?? null;
}
