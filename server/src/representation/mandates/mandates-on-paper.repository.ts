import type { MandateWay } from '@trattativa/domain/people/mandate-ways';
import { sql } from 'kysely';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { maxCounted } from '../../platform/paging.ts';
import { sqlMandate } from '../sql-names.ts';

/** Recorded mandates that wait for an answer, the oldest first, while a day of them is left. */
export async function listToCheck(
  db: Queryable,
  today: string,
  page: { limit: number; after: { key: string; id: number } | null },
): Promise<{ rows: { id: number; sort_key: string }[]; total: number }> {
  const waiting = sql`m.recorded and m.status = ${sqlMandate.proposed} and m.ends_on >= ${today}::date`;
  const after = page.after
    ? sql` and (m.created_at, m.id) > (${page.after.key}::timestamptz, ${page.after.id})`
    : sql``;
  const [found, counted] = await Promise.all([
    sql<{ id: number; sort_key: string }>`
      select m.id, m.created_at::text as sort_key from mandates m where ${waiting}${after}
      order by m.created_at, m.id limit ${page.limit + 1}`.execute(db),
    sql<{ total: number }>`
      select count(*) as total from (select 1 from mandates m where ${waiting} limit ${maxCounted}) as counted`.execute(
      db,
    ),
  ]);
  return { rows: found.rows, total: counted.rows[0]?.total ?? 0 };
}

/** Mandates in force or to come of a record whose person has a login since, and how they were confirmed. */
export async function listUnadopted(
  tx: Transaction,
  playerId: number,
): Promise<{ id: number; confirmed_way: MandateWay | null }[]> {
  const found = await sql<{ id: number; confirmed_way: MandateWay | null }>`
    select m.id, m.confirmed_way from mandates m join players p on p.id = m.player_id
    where m.player_id = ${playerId} and m.status = ${sqlMandate.confirmed} and m.account_id is null
      and p.account_id is not null order by m.confirmed_at, m.id`.execute(tx);
  return found.rows;
}

/** Whether the person of an exclusive mandate is represented exclusively by another one at a time and place of it. */
export async function isOverlapped(tx: Transaction, mandateId: number, accountId: number): Promise<boolean> {
  const found = await sql`
    select from mandates m join mandates o on o.account_id = ${accountId} and o.id <> m.id
      and o.status = ${sqlMandate.confirmed} and o.exclusive
      and daterange(o.starts_on, o.ends_on, '[]') && daterange(m.starts_on, m.ends_on, '[]')
      and o.territory && m.territory
    where m.id = ${mandateId} and m.exclusive limit 1`.execute(tx);
  return found.rows.length > 0;
}

/** Binds the person of the account by a mandate that the record stood for. False: it is not at this version any more. */
export async function bindAccount(
  tx: Transaction,
  { id, version }: { id: number; version: number },
  { accountId, at }: { accountId: number; at: Date },
): Promise<boolean> {
  const bound = await sql`
    update mandates set account_id = ${accountId}, version = version + 1, updated_at = ${at}
    where id = ${id} and version = ${version} and status = ${sqlMandate.confirmed} and account_id is null
    returning id`.execute(tx);
  return bound.rows.length > 0;
}

/** Whoever has a login is asked in it. Empties nothing while the person of the record has none. */
export async function emptyStatedAddressesOf(tx: Transaction, playerId: number): Promise<void> {
  await sql`
    update mandates set stated_email = null, stated_language = null
    where player_id = ${playerId} and stated_email is not null
      and exists (select from players p where p.id = ${playerId} and p.account_id is not null)`.execute(tx);
}

/** Empties the addresses that were asked about mandates that were over before an instant. */
export async function emptyOldAddresses(tx: Transaction, before: Date): Promise<void> {
  await sql`
    update mandates set stated_email = null, stated_language = null
    where stated_email is not null and status not in (${sqlMandate.proposed}, ${sqlMandate.confirmed})
      and updated_at < ${before}`.execute(tx);
  await sql`
    update mandate_codes c set sent_to = null from mandates m
    where m.id = c.mandate_id and c.sent_to is not null
      and m.status not in (${sqlMandate.proposed}, ${sqlMandate.confirmed}) and m.updated_at < ${before}`.execute(
    tx,
  );
}
