import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database/database.ts';

/** Records an import; the records that it adds name it. */
export async function insertPlayerImport(tx: Transaction, at: Date): Promise<number> {
  const inserted = await sql<{ id: number }>`
    insert into player_imports (created_at) values (${at}) returning id`.execute(tx);
  return Number(inserted.rows[0]?.id);
}

/** Marks an import as undone, once, if it is later than `since`. False otherwise. */
export async function markImportUndone(tx: Transaction, id: number, at: Date, since: Date): Promise<boolean> {
  const updated = await sql`
    update player_imports set undone_at = ${at}
    where id = ${id} and undone_at is null and created_at >= ${since} returning id`.execute(tx);
  return updated.rows.length > 0;
}
