import type { LicenceLine } from '@trattativa/domain/people/agent-licences';
import { sql } from 'kysely';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { type Cursor, cursorOf, maxCounted, pageOf } from '../../platform/paging.ts';
import { dealsOfPeople } from '../deals-of-people.ts';
import type { PlayerRow } from './player.ts';
import { playerColumns } from './players.repository.ts';

export interface PlayerOwnerRow {
  owner_id: number;
  name: string;
  society: string;
  image_url: string | null;
  account_id: number | null;
  account_name: string | null;
  licence: LicenceLine | null;
}

/** The owner of a record, with the account that acts for it: for a club its owner, else its first member. */
export async function findPlayerOwner(db: Queryable, playerId: number): Promise<PlayerOwnerRow | null> {
  const found = await sql<PlayerOwnerRow>`
    select coalesce(p.agent_id, p.team_id, p.coaching_staff_id, p.id) as owner_id,
           coalesce(t.name, trim(a.name || ' ' || a.surname), '') as name, coalesce(g.society, '') as society,
           case when t.id is null then a.image_url else t.picture_url end as image_url,
           a.id as account_id, trim(a.name || ' ' || a.surname) as account_name,
           licence_line(p.agent_id) as licence
    from players p
    left join agents g on g.id = p.agent_id
    left join teams t on t.id = p.team_id
    left join coaching_staff c on c.id = p.coaching_staff_id
    left join lateral (
      select m.account_id from team_members m where m.team_id = p.team_id order by m.is_owner desc, m.joined_at limit 1
    ) m on true
    left join accounts a on a.id = case p.profile
      when 0 then p.account_id when 3 then g.account_id when 4 then m.account_id else c.account_id end
    where p.id = ${playerId}`.execute(db);
  return found.rows[0] ?? null;
}

/** The agent with a record linked to this account; of several, the one with the latest change. */
export async function findRepresentative(
  db: Queryable,
  accountId: number,
): Promise<{ account_id: number; agent_id: number; name: string } | null> {
  const found = await sql<{ account_id: number; agent_id: number; name: string }>`
    select a.id as account_id, g.id as agent_id, trim(a.name || ' ' || a.surname) as name
    from players p join agents g on g.id = p.agent_id join accounts a on a.id = g.account_id
    where p.account_id = ${accountId} and p.deleted_at is null
    order by p.updated_at desc, p.id desc limit 1`.execute(db);
  return found.rows[0] ?? null;
}

export type TransferRow = PlayerRow & { created_at: Date; ongoing: number; signed: number };

/** A page of the report, latest first; `playerId` null means all players. */
export async function listTransfers(
  db: Database,
  filter: { playerId: number | null; fromTransfer: boolean | undefined },
  page: { limit: number; after: Cursor | null },
): Promise<{ rows: TransferRow[]; nextCursor: string | null; total: number }> {
  const conditions = [sql`p.deleted_at is null`];
  if (filter.playerId !== null) conditions.push(sql`p.id = ${filter.playerId}`);
  if (filter.fromTransfer !== undefined) conditions.push(sql`p.from_transfer = ${filter.fromTransfer}`);
  const where = sql.join(conditions, sql` and `);
  const after = page.after
    ? sql` and (p.created_at, p.id) < (${page.after.key}::timestamptz, ${page.after.id})`
    : sql``;
  const [found, counted] = await Promise.all([
    sql<TransferRow & { sort_key: string }>`
      select ${playerColumns}, p.created_at, p.created_at::text as sort_key, n.ongoing, n.signed
      from players p
      cross join lateral (${dealsOfPeople.get().countsOf(sql`p.id`)}) n
      where ${where}${after} order by p.created_at desc, p.id desc limit ${page.limit + 1}`.execute(db),
    sql<{ total: number }>`
      select count(*) as total from (select 1 from players p where ${where} limit ${maxCounted}) as counted`.execute(
      db,
    ),
  ]);
  return {
    ...pageOf(found.rows, page.limit, (last) => cursorOf(last.sort_key, last.id)),
    total: counted.rows[0]?.total ?? 0,
  };
}
