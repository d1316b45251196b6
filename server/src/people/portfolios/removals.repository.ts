import { type RawBuilder, sql } from 'kysely';
import type { Columns, Queryable, Transaction } from '../../platform/database/database.ts';
import { type Cursor, cursorOf, pageOf } from '../../platform/paging.ts';
import { dealsOfPeople } from '../deals-of-people.ts';
import type { PortfolioOwner } from '../players/portfolio/portfolio-owner.ts';
import { isKeptBy } from '../players/portfolio/portfolio-records.repository.ts';
import {
  type ListedPlayerRow,
  listedPlayerColumns,
  type RecordOwnerRow,
  recordOwnerColumns,
  recordOwnerJoins,
} from './record-owners-sql.ts';

export interface RemovalRow
  extends ListedPlayerRow,
    RecordOwnerRow,
    Columns<'removal_requests', 'id' | 'reason' | 'asked_at' | 'decided_at' | 'word'> {
  asked_by_name: string;
  status: 'open' | 'approved' | 'refused';
  open_negotiations: { id: number; teamName: string; status: number }[];
}

/** Returns the new id; null when the player has an open request. */
export async function insertRemovalRequest(
  tx: Transaction,
  request: { playerId: number; askedBy: number; reason: string; at: Date },
): Promise<number | null> {
  const inserted = await sql<{ id: number }>`
    insert into removal_requests (player_id, asked_by, reason, asked_at)
    values (${request.playerId}, ${request.askedBy}, ${request.reason}, ${request.at})
    on conflict (player_id) where status = 'open' do nothing returning id`.execute(tx);
  return inserted.rows[0]?.id ?? null;
}

const columns = () => sql`
  r.id, r.reason, r.asked_at, r.status, r.decided_at, r.word, ${listedPlayerColumns}, ${recordOwnerColumns},
  coalesce(trim(asker.name || ' ' || asker.surname), '') as asked_by_name,
  ${dealsOfPeople.get().openNegotiationsOf(sql`p.id`)} as open_negotiations`;

const joined = sql`
  removal_requests r join players p on p.id = r.player_id left join accounts asker on asker.id = r.asked_by
  ${recordOwnerJoins}`;

/** A page of requests by time: open ones oldest first, others latest first. `owner` null means all. */
export async function listRemovalRequests(
  db: Queryable,
  owner: PortfolioOwner | null,
  open: boolean | undefined,
  page: { limit: number; after: Cursor | null },
): Promise<{ rows: RemovalRow[]; nextCursor: string | null; total: number }> {
  const all: RawBuilder<unknown>[] = [sql`true`];
  if (owner) all.push(isKeptBy(owner));
  if (open !== undefined) all.push(open ? sql`r.status = 'open'` : sql`r.status <> 'open'`);
  const where = sql.join(all, sql` and `);
  const waiting = open === true;
  const after = page.after
    ? sql` and (r.asked_at, r.id) ${waiting ? sql`>` : sql`<`} (${page.after.key}::timestamptz, ${page.after.id})`
    : sql``;
  const direction = waiting ? sql`asc` : sql`desc`;
  const [found, counted] = await Promise.all([
    sql<RemovalRow & { sort_key: string }>`
      select ${columns()}, r.asked_at::text as sort_key from ${joined}
      where ${where}${after} order by r.asked_at ${direction}, r.id ${direction} limit ${page.limit + 1}`.execute(
      db,
    ),
    sql<{ total: number }>`
      select count(*) as total from removal_requests r join players p on p.id = r.player_id where ${where}`.execute(
      db,
    ),
  ]);
  return {
    ...pageOf(found.rows, page.limit, (last) => cursorOf(last.sort_key, last.id)),
    total: counted.rows[0]?.total ?? 0,
  };
}

/** Locks the player, then the request, until the transaction ends. */
export async function lockRemovalRequest(
  tx: Transaction,
  id: number,
): Promise<{ playerId: number; status: RemovalRow['status']; askedBy: number | null } | null> {
  await sql`
    select from players where id = (select player_id from removal_requests where id = ${id}) for no key update`.execute(
    tx,
  );
  const found = await sql<{ player_id: number; status: RemovalRow['status']; asked_by: number | null }>`
    select player_id, status, asked_by from removal_requests where id = ${id} for no key update`.execute(tx);
  const row = found.rows[0];
  return row ? { playerId: row.player_id, status: row.status, askedBy: row.asked_by } : null;
}

/** Closes the open request of a player. */
export async function closeRemovalRequest(
  tx: Transaction,
  request: { playerId: number; status: 'approved' | 'refused'; decidedBy: number; word: string; at: Date },
): Promise<void> {
  await sql`
    update removal_requests set status = ${request.status}, decided_by = ${request.decidedBy},
      decided_at = ${request.at}, word = ${request.word}
    where player_id = ${request.playerId} and status = 'open'`.execute(tx);
}

export interface DecidedRemovalRow {
  player: string;
  status: RemovalRow['status'];
  word: string;
  email: string;
  name: string;
  language: string;
}

/** The data of the mail about a decision; null when the requester is gone. */
export async function findDecidedRemoval(db: Queryable, id: number): Promise<DecidedRemovalRow | null> {
  const found = await sql<DecidedRemovalRow>`
    select p.name || ' ' || p.surname as player, r.status, r.word, a.email::text, a.name, a.language
    from removal_requests r join players p on p.id = r.player_id join accounts a on a.id = r.asked_by
    where r.id = ${id} and r.status <> 'open'`.execute(db);
  return found.rows[0] ?? null;
}

/** Claims the notification of a deletion: true for exactly one caller. */
export async function claimNotice(
  tx: Transaction,
  notice: { playerId: number; deletedAt: Date; by: number | null; at: Date },
): Promise<boolean> {
  const inserted = await sql`
    insert into told_deletions (player_id, deleted_at, told_at, told_by)
    values (${notice.playerId}, ${notice.deletedAt}, ${notice.at}, ${notice.by})
    on conflict do nothing returning player_id`.execute(tx);
  return inserted.rows.length > 0;
}

/** The portfolio of an account; null when it has none. */
export async function findPortfolioOfAccount(
  db: Queryable,
  accountId: number,
): Promise<PortfolioOwner | null> {
  const found = await sql<PortfolioOwner>`
    select 'agent' as kind, id from agents where account_id = ${accountId}
    union all select 'team', team_id from team_members where account_id = ${accountId}
    union all select 'coach', id from coaching_staff where account_id = ${accountId} and deleted_at is null`.execute(
    db,
  );
  return found.rows[0] ?? null;
}
