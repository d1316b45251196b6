import type {
  SavedSearch,
  SavedSearchList,
} from '@trattativa/contract/people/portfolios/saved-search-endpoints';
import { sql } from 'kysely';
import { assertFound } from '../../platform/database/assert-found.ts';
import type { Queryable, Transaction } from '../../platform/database/database.ts';

export async function listSavedSearches(
  db: Queryable,
  accountId: number,
  list: SavedSearchList,
): Promise<SavedSearch[]> {
  const found = await sql<SavedSearch>`
    select id, name, query from saved_searches where account_id = ${accountId} and list = ${list} order by lower(name), id`.execute(
    db,
  );
  return found.rows;
}

/**
 * Violates `cap_saved_searches` when the account has reached its limit, `saved_searches_name` when the name
 * is taken.
 */
export async function insertSavedSearch(
  tx: Transaction,
  search: { accountId: number; list: SavedSearchList; name: string; query: string; at: Date },
): Promise<SavedSearch> {
  const inserted = await sql<SavedSearch>`
    insert into saved_searches (account_id, list, name, query, created_at)
    values (${search.accountId}, ${search.list}, ${search.name}, ${search.query}, ${search.at})
    returning id, name, query`.execute(tx);
  return assertFound(inserted.rows[0]);
}

export async function updateSavedSearch(
  tx: Transaction,
  search: { id: number; accountId: number; name: string; query: string },
): Promise<SavedSearch | null> {
  const updated = await sql<SavedSearch>`
    update saved_searches set name = ${search.name}, query = ${search.query}
    where id = ${search.id} and account_id = ${search.accountId} returning id, name, query`.execute(tx);
  return updated.rows[0] ?? null;
}

export async function deleteSavedSearchRow(tx: Transaction, id: number, accountId: number): Promise<boolean> {
  const deleted = await sql`
    delete from saved_searches where id = ${id} and account_id = ${accountId} returning id`.execute(tx);
  return deleted.rows.length > 0;
}

export async function eraseSearches(tx: Transaction, accountId: number): Promise<void> {
  await sql`delete from saved_searches where account_id = ${accountId}`.execute(tx);
}
