import { sql } from 'kysely';
import { sqlListedTeams, sqlProfile } from '../../../identity/sql-names.ts';
import type { Columns, Database, Queryable, Transaction } from '../../../platform/database/database.ts';
import { type Cursor, cursorOf, maxCounted, pageOf } from '../../../platform/paging.ts';
import type { TeamRow } from '../team.ts';
import { teamColumns } from '../teams.repository.ts';

export interface WaitingTeamRow extends Columns<'teams', 'id' | 'name' | 'city' | 'country' | 'created_at'> {
  person: string;
  email: string;
  email_confirmed: boolean;
}

/** A page of clubs that wait for staff, oldest first. */
export async function listWaitingTeams(
  db: Database,
  page: { limit: number; after: Cursor | null },
): Promise<{ rows: WaitingTeamRow[]; nextCursor: string | null; total: number }> {
  const after = page.after
    ? sql` and (t.created_at, t.id) > (${page.after.key}::timestamptz, ${page.after.id})`
    : sql``;
  const [found, counted] = await Promise.all([
    sql<WaitingTeamRow & { sort_key: string }>`
      select t.id, t.name, t.city, t.country, t.created_at, t.created_at::text as sort_key,
        coalesce(nullif(trim(case when a.name = t.name then a.surname else a.name || ' ' || a.surname end), ''), '') as person,
        coalesce(a.email::text, '') as email, a.activated_at is not null as email_confirmed
      from teams t left join team_members m on m.team_id = t.id and m.is_owner left join accounts a on a.id = m.account_id
      where t.profile = ${sqlProfile.teamNotAccepted} and t.deleted_at is null${after} order by t.created_at, t.id limit ${page.limit + 1}`.execute(
      db,
    ),
    sql<{ total: number }>`
      select count(*) as total from (select 1 from teams where profile = ${sqlProfile.teamNotAccepted} and deleted_at is null limit ${maxCounted}) as counted`.execute(
      db,
    ),
  ]);
  return {
    ...pageOf(found.rows, page.limit, (last) => cursorOf(last.sort_key, last.id)),
    total: counted.rows[0]?.total ?? 0,
  };
}

const maxSimilar = 3;

/** Known clubs with similar names, most similar first, by the id of the waiting club. */
export async function listSimilarTeams(
  db: Queryable,
  waitingIds: readonly number[],
): Promise<Map<number, TeamRow[]>> {
  const found = await sql<TeamRow & { waiting_id: number }>`
    select w.id as waiting_id, known.* from teams w
    cross join lateral (
      select ${teamColumns} from teams t
      where t.profile in (${sqlListedTeams}) and t.deleted_at is null and fold_text(t.name) % fold_text(w.name)
      order by similarity(fold_text(t.name), fold_text(w.name)) desc, t.id limit ${maxSimilar}) known
    where w.id = any(${[...waitingIds]}::bigint[])`.execute(db);
  const similar = new Map<number, TeamRow[]>();
  for (const { waiting_id, ...team } of found.rows)
    similar.set(waiting_id, [...(similar.get(waiting_id) ?? []), team]);
  return similar;
}

export interface TeamPerson {
  email: string;
  name: string;
  language: string;
}

/** The people of a club to mail. */
export async function listTeamPeople(db: Queryable, teamId: number): Promise<TeamPerson[]> {
  const found = await sql<TeamPerson>`
    select a.email::text, a.name, a.language from team_members m join accounts a on a.id = m.account_id
    where m.team_id = ${teamId} order by m.is_owner desc, a.id`.execute(db);
  return found.rows;
}

/** A person of a club, by the account; null once it is erased. */
export async function findTeamPerson(db: Queryable, accountId: number): Promise<TeamPerson | null> {
  const found = await sql<TeamPerson>`
    select email::text, name, language from accounts where id = ${accountId} and deleted_at is null`.execute(
    db,
  );
  return found.rows[0] ?? null;
}

/** Moves the members of a waiting club to an existing record. */
export async function moveMembers(tx: Transaction, fromTeamId: number, toTeamId: number): Promise<void> {
  await sql`update team_members set team_id = ${toTeamId} where team_id = ${fromTeamId}`.execute(tx);
}
