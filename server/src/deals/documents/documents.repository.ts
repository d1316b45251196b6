import type { DocumentKind } from '@trattativa/domain/deals/closing/documents';
import { sql } from 'kysely';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { sqlNegotiation } from '../sql-names.ts';

/** The documents of a negotiation that are marked as there. */
export async function listMarked(db: Queryable, negotiationId: number): Promise<DocumentKind[]> {
  const found = await sql<{ kind: DocumentKind }>`
    select kind from deal_documents where negotiation_id = ${negotiationId} order by kind`.execute(db);
  return found.rows.map(({ kind }) => kind);
}

/** Marks a document, or takes the mark away. False when it was so already. */
export async function markDocument(
  tx: Transaction,
  document: { negotiationId: number; kind: DocumentKind; isThere: boolean; actorId: number; at: Date },
): Promise<boolean> {
  const { negotiationId, kind, isThere, actorId, at } = document;
  const changed = isThere
    ? await sql`
        insert into deal_documents (negotiation_id, kind, marked_by, marked_at)
        values (${negotiationId}, ${kind}, ${actorId}, ${at}) on conflict do nothing returning 1`.execute(tx)
    : await sql`
        delete from deal_documents where negotiation_id = ${negotiationId} and kind = ${kind} returning 1`.execute(
        tx,
      );
  return changed.rows.length > 0;
}

/** The negotiations about a person, whoever keeps the record. */
export async function listDealsOfPerson(tx: Transaction, accountId: number): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select n.id from negotiations n join players p on p.id = n.player_id
    where p.account_id = ${accountId}
    union all select n.id from negotiations n join coaching_staff c on c.id = n.coaching_staff_id
    where c.account_id = ${accountId}`.execute(tx);
  return found.rows.map(({ id }) => id);
}

/** Negotiations among these that were rejected before an instant and not reopened since. */
export async function listRejectedBefore(
  tx: Transaction,
  ids: readonly number[],
  before: Date,
): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select id from negotiations
    where id = any(${[...ids]}::bigint[]) and status = ${sqlNegotiation.rejected} and changed_at < ${before}`.execute(
    tx,
  );
  return found.rows.map(({ id }) => id);
}
