import { type RawBuilder, sql } from 'kysely';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { type Cursor, cursorOf, maxCounted, pageOf } from '../../platform/paging.ts';
import type { ProposedTeam } from '../negotiations/negotiation.ts';
import { readNegotiations } from '../negotiations/negotiations.repository.ts';
import type { StoredTransfer, TransferChangeRow, TransferRevisionRow, TransferRow } from './transfer.ts';

const transferColumns = sql.raw(`
  x.id, x.negotiation_id, x.engaging_team_id, x.releasing_team_id, x.state, x.revision, x.written_by, x.terms_hash,
  x.engaging_signed_hash, x.releasing_signed_hash, x.version, x.waiting_since, x.created_at, x.changed_at, v.terms,
  json_build_object(
    'id', t.id, 'name', t.name, 'city', t.city, 'country', t.country, 'association', t.home_association,
    'level', t.level,
    'league_name', t.league_name, 'profile', t.profile, 'image_url', t.picture_url) as releasing_team`);

export async function findTransfer(db: Queryable, id: number): Promise<TransferRow | null> {
  return (await readTransfers(db, [id]))[0] ?? null;
}

/** The transfers of these ids, in this order; absent ones are left out. */
export async function readTransfers(db: Queryable, ids: readonly number[]): Promise<TransferRow[]> {
  const found = await sql<StoredTransfer>`
    select ${transferColumns} from transfers x
    join transfer_revisions v on v.transfer_id = x.id and v.number = x.revision
    join teams t on t.id = x.releasing_team_id
    where x.id = any(${ids}::bigint[]) order by array_position(${ids}::bigint[], x.id)`.execute(db);
  const negotiations = await readNegotiations(
    db,
    found.rows.map((row) => row.negotiation_id),
  );
  return found.rows.flatMap((row) => {
    const negotiation = negotiations.find(({ id }) => id === row.negotiation_id);
    return negotiation ? [{ ...row, negotiation }] : [];
  });
}

/** The last transfer that was talked about in a negotiation. */
export async function findTransferOfNegotiation(
  db: Queryable,
  negotiationId: number,
): Promise<TransferRow | null> {
  const found = await sql<{ id: number }>`
    select id from transfers where negotiation_id = ${negotiationId} order by id desc limit 1`.execute(db);
  const [row] = found.rows;
  return row ? findTransfer(db, row.id) : null;
}

/** Every revision, oldest first. Those by staff have no name. */
export async function listTransferRevisions(
  db: Queryable,
  transferId: number,
): Promise<TransferRevisionRow[]> {
  const found = await sql<TransferRevisionRow>`
    select v.number, v.by_side, v.at, v.terms_hash, v.terms,
           case when not v.by_staff then trim(a.name || ' ' || a.surname) end as actor_name
    from transfer_revisions v left join accounts a on a.id = v.actor_id
    where v.transfer_id = ${transferId} order by v.number`.execute(db);
  return found.rows;
}

/** The timeline, oldest first. Staff appear without a name. */
export async function listTransferChanges(db: Queryable, transferId: number): Promise<TransferChangeRow[]> {
  const found = await sql<TransferChangeRow>`
    select c.version, c.at, c.act, c.by_side, c.revision, c.note,
           case when c.by_side <> 'staff' then trim(a.name || ' ' || a.surname) end as actor_name
    from transfer_changes c left join accounts a on a.id = c.actor_id
    where c.transfer_id = ${transferId} order by c.version`.execute(db);
  return found.rows;
}

/** All members of both clubs. */
export async function listTransferAccounts(tx: Transaction, transferId: number): Promise<number[]> {
  const found = await sql<{ account_id: number }>`
    select distinct m.account_id from transfers x
    join team_members m on m.team_id in (x.engaging_team_id, x.releasing_team_id)
    where x.id = ${transferId}`.execute(tx);
  return found.rows.map((row) => row.account_id);
}

/** Whether somebody of the club can log in and answer. */
export async function canClubAnswer(db: Queryable, teamId: number): Promise<boolean> {
  const found = await sql`
    select 1 from teams t join team_members m on m.team_id = t.id join accounts a on a.id = m.account_id
    where t.id = ${teamId} and t.deleted_at is null and a.activated_at is not null limit 1`.execute(db);
  return found.rows.length > 0;
}

export interface TransferFilter {
  states: readonly string[] | undefined;
  myTurn: boolean | undefined;
}

/** The club that has to act, as `whoseTurn` says; null for a transfer that is not open. */
const turn = sql`(case
  when x.state <> 'open' then null
  when x.written_by = 'engaging' and x.releasing_signed_hash is not null then 'engaging'
  when x.written_by = 'releasing' and x.engaging_signed_hash is not null then 'releasing'
  when x.written_by = 'engaging' then 'releasing' else 'engaging' end)`;

/** A page of a club's transfers, or of all for staff, the latest change first. */
export async function listTransferRows(
  db: Queryable,
  /** Null: staff. */
  teamId: number | null,
  filter: TransferFilter,
  page: { limit: number; after: Cursor | null },
): Promise<{ rows: TransferRow[]; nextCursor: string | null; total: number }> {
  const conditions: RawBuilder<unknown>[] = [sql`true`];
  if (teamId !== null) {
    conditions.push(sql`x.id in (select id from transfers where engaging_team_id = ${teamId}
      union all select id from transfers where releasing_team_id = ${teamId})`);
  }
  if (filter.states?.length) conditions.push(sql`x.state = any(${[...filter.states]}::text[])`);
  if (filter.myTurn) {
    conditions.push(
      teamId === null
        ? sql`x.state = 'open'`
        : sql`(case ${turn} when 'engaging' then x.engaging_team_id else x.releasing_team_id end = ${teamId} and x.state = 'open')`,
    );
  }
  const where = sql.join(conditions, sql` and `);
  const after = page.after
    ? sql` and (x.changed_at, x.id) < (${page.after.key}::timestamptz, ${page.after.id})`
    : sql``;
  const [found, counted] = await Promise.all([
    sql<{ id: number; sort_key: string }>`
      select x.id, x.changed_at::text as sort_key from transfers x
      where ${where}${after} order by x.changed_at desc, x.id desc limit ${page.limit + 1}`.execute(db),
    sql<{ total: number }>`
      select count(*) as total from (
        select 1 from transfers x where ${where} limit ${maxCounted}) as counted`.execute(db),
  ]);
  const { rows, nextCursor } = pageOf(found.rows, page.limit, (last) => cursorOf(last.sort_key, last.id));
  return {
    rows: await readTransfers(
      db,
      rows.map(({ id }) => id),
    ),
    nextCursor,
    total: counted.rows[0]?.total ?? 0,
  };
}

/** The club that keeps a player's record, unless it is the engaging club itself. */
export async function findKeepingClub(
  db: Queryable,
  teamId: number,
  engagingTeamId: number,
): Promise<ProposedTeam | null> {
  const found = await sql<ProposedTeam>`
    select id, name, city, country, home_association as association, level, league_name, profile, picture_url as image_url
    from teams
    where id = ${teamId} and id <> ${engagingTeamId} and deleted_at is null`.execute(db);
  return found.rows[0] ?? null;
}
