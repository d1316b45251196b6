import { sql } from 'kysely';
import type { Queryable, Transaction } from '../../platform/database/database.ts';

export interface RefusalRow {
  document_transmission: number;
  file_name: string;
  reason: string;
  next_transmission: number;
  refused_at: Date;
}

/** The refused files of documents by their own numbers of transmission, oldest first. */
export async function listRefusals(
  db: Queryable,
  transmissions: readonly number[],
): Promise<Map<number, RefusalRow[]>> {
  if (transmissions.length === 0) return new Map();
  const found = await sql<RefusalRow>`
    select document_transmission, file_name, reason, next_transmission, refused_at
    from electronic_refusals where document_transmission = any(${[...transmissions]}::int[])
    order by document_transmission, id`.execute(db);
  return Map.groupBy(found.rows, ({ document_transmission }) => document_transmission);
}

/** Notes a refused file; false when it is noted already. */
export async function insertRefusal(
  tx: Transaction,
  refusal: { documentTransmission: number; fileName: string; reason: string; by: number; at: Date },
): Promise<boolean> {
  const { documentTransmission, fileName, reason, by, at } = refusal;
  const inserted = await sql<{ id: number }>`
    insert into electronic_refusals (document_transmission, file_name, reason, refused_by, refused_at)
    values (${documentTransmission}, ${fileName}, ${reason}, ${by}, ${at})
    on conflict (file_name) do nothing
    returning id`.execute(tx);
  return inserted.rows.length > 0;
}
