import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';

/** Whom a code was sent to: a minor's guardian, or a player without a login. */
export type CodeHolder = 'guardian' | 'player';

export async function insertMandateCode(
  db: Queryable,
  code: { hash: Buffer; mandateId: number; asked: CodeHolder; sentTo: string | null; at: Date },
): Promise<void> {
  await sql`
    insert into mandate_codes (hash, mandate_id, asked, sent_to, created_at)
    values (${code.hash}, ${code.mandateId}, ${code.asked}, ${code.sentTo}, ${code.at})`.execute(db);
}

export interface MandateCode {
  mandate_id: number;
  asked: CodeHolder;
  /** The parent's address that it went to; null: not kept. */
  sent_to: string | null;
}

/** Mandate that a code opens, and for whom; null: none. */
export async function findMandateOfCode(
  db: Queryable,
  hashes: readonly Buffer[],
): Promise<MandateCode | null> {
  const found = await sql<MandateCode>`
    select mandate_id, asked, sent_to::text from mandate_codes where hash = any(${hashes})`.execute(db);
  return found.rows[0] ?? null;
}
