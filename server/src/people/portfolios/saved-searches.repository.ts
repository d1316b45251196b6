import type {
  SavedSearch,
  SavedSearchList,
} from '@trattativa/contract/people/portfolios/saved-search-endpoints';
import type { SearchAlert } from '@trattativa/domain/people/players/search-alerts';
import { sql } from 'kysely';
import { assertFound } from '../../platform/database/assert-found.ts';
import type { Queryable, Transaction } from '../../platform/database/database.ts';

export async function listSavedSearches(
  db: Queryable,
  accountId: number,
  list: SavedSearchList,
): Promise<SavedSearch[]> {
  const found = await sql<SavedSearch>`
    select id, name, query, alert from saved_searches where account_id = ${accountId} and list = ${list} order by lower(name), id`.execute(
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
    returning id, name, query, alert`.execute(tx);
  return assertFound(inserted.rows[0]);
}

export async function updateSavedSearch(
  tx: Transaction,
  search: { id: number; accountId: number; name: string; query: string },
): Promise<SavedSearch | null> {
  const updated = await sql<SavedSearch>`
    update saved_searches set name = ${search.name}, query = ${search.query}
    where id = ${search.id} and account_id = ${search.accountId} returning id, name, query, alert`.execute(
    tx,
  );
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

/** Sets when a search tells of new results; what is there now is not new. Null for a foreign search. */
export async function setAlert(
  tx: Transaction,
  search: { id: number; accountId: number; alert: SearchAlert; at: Date },
): Promise<SavedSearch | null> {
  const updated = await sql<SavedSearch>`
    update saved_searches set alert = ${search.alert}, told_until = ${search.at}
    where id = ${search.id} and account_id = ${search.accountId} returning id, name, query, alert`.execute(
    tx,
  );
  return updated.rows[0] ?? null;
}

export interface AlertingSearch {
  id: number;
  account_id: number;
  list: SavedSearchList;
  name: string;
  query: string;
  told_until: Date;
}

const alerting = sql`id, account_id, list, name, query, told_until`;

/** The searches that tell at once and were last looked at before an instant, the longest ago first. */
export async function listSearchesDue(db: Queryable, before: Date, max: number): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select id from saved_searches where alert = 'atOnce' and told_until < ${before}
    order by told_until, id limit ${max}`.execute(db);
  return found.rows.map((row) => row.id);
}

/** Takes a due search: results until `until` are looked at by the caller. Null when another node was first. */
export async function claimSearch(
  tx: Transaction,
  id: number,
  before: Date,
  until: Date,
): Promise<AlertingSearch | null> {
  const claimed = await sql<AlertingSearch>`
    update saved_searches s set told_until = ${until}
    from (select id, told_until from saved_searches
      where id = ${id} and alert = 'atOnce' and told_until < ${before} for no key update) as due
    where s.id = due.id
    returning s.id, s.account_id, s.list, s.name, s.query, due.told_until`.execute(tx);
  return claimed.rows[0] ?? null;
}

/** The searches of an account that tell with the daily digest, by name. */
export async function listDailySearches(db: Queryable, accountId: number): Promise<AlertingSearch[]> {
  const found = await sql<AlertingSearch>`
    select ${alerting} from saved_searches where account_id = ${accountId} and alert = 'daily' and told_until is not null
    order by lower(name), id`.execute(db);
  return found.rows;
}

/** Accounts among these that have a search that tells with the daily digest. */
export async function listDailySearchers(db: Queryable, accountIds: readonly number[]): Promise<number[]> {
  const found = await sql<{ account_id: number }>`
    select distinct account_id from saved_searches
    where alert = 'daily' and account_id = any(${[...accountIds]}::bigint[])`.execute(db);
  return found.rows.map((row) => row.account_id);
}

/** Records that the results of these searches up to an instant were told. */
export async function markSearchesTold(db: Queryable, ids: readonly number[], until: Date): Promise<void> {
  await sql`update saved_searches set told_until = ${until} where id = any(${[...ids]}::bigint[])`.execute(
    db,
  );
}
