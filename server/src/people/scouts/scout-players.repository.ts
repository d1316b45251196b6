import type { PlayerRoleFilter } from '@trattativa/domain/people/player-roles';
import type { Foot } from '@trattativa/domain/people/players/feet';
import { type RawBuilder, sql } from 'kysely';
import { sqlProfile, sqlSubProfile } from '../../identity/sql-names.ts';
import { assertFound } from '../../platform/database/assert-found.ts';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { containing } from '../../platform/database/like-pattern.ts';
import { type Cursor, cursorOf, maxCounted, pageOf } from '../../platform/paging.ts';
import type { PlayerRow } from '../players/player.ts';
import { playerColumns } from '../players/players.repository.ts';

/** The scout who reads, and the day: only adults are shown. */
export interface ScoutView {
  accountId: number;
  coachingStaffId: number;
  /** Players born on or before this day are 18, `YYYY-MM-DD`. */
  adultsBornBy: string;
}

export interface ScoutedRow extends PlayerRow {
  evaluated_skills: number | null;
  evaluated_at: Date | null;
  shortlists: { shortlistId: number; name: string; note: string }[];
}

export interface ScoutPlayersFilter {
  text: string | undefined;
  role: PlayerRoleFilter | undefined;
  bornTo: string | undefined;
  bornAfter: string | undefined;
  level: number | undefined;
  country: string | undefined;
  region: string | undefined;
  foot: Foot | undefined;
  heightFrom: number | undefined;
  heightTo: number | undefined;
  shortlistId: number | undefined;
  inShortlist: boolean | undefined;
  evaluated: boolean | undefined;
}

export type ScoutPlayerSort = 'updated' | 'name' | 'age' | 'height' | 'evaluated';

/** The key of each sort, and the type of its cursor. Never null, so that rows compare. */
const sorts: Record<ScoutPlayerSort, { key: RawBuilder<unknown>; type: RawBuilder<unknown> }> = {
  updated: { key: sql`p.updated_at`, type: sql`timestamptz` },
  name: { key: sql`fold_text(p.surname || ' ' || p.name)`, type: sql`text` },
  age: { key: sql`p.born_date`, type: sql`date` },
  height: { key: sql`coalesce(p.height_cm, 0)`, type: sql`smallint` },
  evaluated: { key: sql`coalesce(e.evaluated_at, timestamptz '1900-01-01')`, type: sql`timestamptz` },
};

/** Open to scouts, adult, not deleted: `canSeePlayer` of players.policy.ts as an SQL condition. */
const opened = (view: ScoutView) =>
  sql`p.open_to_scouts and p.deleted_at is null and p.born_date <= ${view.adultsBornBy}`;

const ownEvaluation = (view: ScoutView) =>
  sql`left join player_evaluations e on e.player_id = p.id and e.account_id = ${view.accountId}`;

/** In a shortlist of this scout that is not deleted. */
const inShortlists = (view: ScoutView) => sql`
  scout_shortlist_players x join scout_shortlists s on s.id = x.shortlist_id
  where x.player_id = p.id and s.coaching_staff_id = ${view.coachingStaffId} and s.deleted_at is null`;

const columns = (view: ScoutView) => sql`
  ${playerColumns}, e.evaluated_at,
  (select count(mark) from unnest(e.marks) as mark)::int as evaluated_skills,
  coalesce((select json_agg(json_build_object('shortlistId', s.id, 'name', s.name, 'note', x.note) order by s.name, s.id)
            from ${inShortlists(view)}), '[]') as shortlists`;

/** A page of the players open to scouts, by filter and sort, after a cursor. */
export async function listScoutPlayers(
  db: Queryable,
  view: ScoutView,
  filter: ScoutPlayersFilter,
  order: { sort: ScoutPlayerSort; descending: boolean },
  page: { limit: number; after: Cursor | null },
): Promise<{ rows: ScoutedRow[]; nextCursor: string | null; total: number }> {
  const where = conditions(view, filter);
  const source = sql`players p ${ownEvaluation(view)} where ${where}`;
  const { key, type } = sorts[order.sort];
  const direction = order.descending ? sql`desc` : sql`asc`;
  const after = page.after
    ? sql` and (${key}, p.id) ${order.descending ? sql`<` : sql`>`} (${page.after.key}::${type}, ${page.after.id})`
    : sql``;
  const [found, counted] = await Promise.all([
    sql<ScoutedRow & { sort_key: string }>`
      select ${columns(view)}, (${key})::text as sort_key from ${source}${after}
      order by ${key} ${direction}, p.id ${direction} limit ${page.limit + 1}`.execute(db),
    sql<{ total: number }>`
      select count(*) as total from (select 1 from ${source} limit ${maxCounted}) as counted`.execute(db),
  ]);
  return {
    ...pageOf(found.rows, page.limit, (last) => cursorOf(last.sort_key, last.id)),
    total: counted.rows[0]?.total ?? 0,
  };
}

/** One player as this scout sees them; null when not open to scouts, not adult, or deleted. */
export async function findScoutedPlayer(
  db: Queryable,
  view: ScoutView,
  playerId: number,
): Promise<ScoutedRow | null> {
  const found = await sql<ScoutedRow>`
    select ${columns(view)} from players p ${ownEvaluation(view)}
    where p.id = ${playerId} and ${opened(view)}`.execute(db);
  return found.rows[0] ?? null;
}

export interface ScoutFiguresRow {
  players: number;
  not_evaluated: number;
  in_part: number;
  whole: number;
  shortlisted: number;
}

/** The numbers of players open to scouts and of those this scout has evaluated and shortlisted. */
export async function sumUpScouting(db: Queryable, view: ScoutView): Promise<ScoutFiguresRow> {
  const found = await sql<ScoutFiguresRow>`
    select count(*) as players, count(*) filter (where e.marks is null) as not_evaluated,
      count(*) filter (where array_position(e.marks, null) is not null) as in_part,
      count(*) filter (where e.marks is not null and array_position(e.marks, null) is null) as whole,
      count(*) filter (where exists (select 1 from ${inShortlists(view)})) as shortlisted
    from players p ${ownEvaluation(view)} where ${opened(view)}`.execute(db);
  return assertFound(found.rows[0]);
}

function conditions(view: ScoutView, filter: ScoutPlayersFilter): RawBuilder<unknown> {
  const all: RawBuilder<unknown>[] = [opened(view)];
  if (filter.role) all.push(sql`(p.principal_role = ${filter.role} or p.secondary_role = ${filter.role})`);
  if (filter.bornTo) all.push(sql`p.born_date <= ${filter.bornTo}`);
  if (filter.bornAfter) all.push(sql`p.born_date > ${filter.bornAfter}`);
  if (filter.level !== undefined) all.push(sql`p.current_level = ${filter.level}`);
  if (filter.country) all.push(sql`p.country = ${filter.country}`);
  if (filter.region) all.push(sql`p.region = ${filter.region}`);
  if (filter.foot !== undefined) all.push(sql`p.foot = ${filter.foot}`);
  if (filter.heightFrom !== undefined) all.push(sql`p.height_cm >= ${filter.heightFrom}`);
  if (filter.heightTo !== undefined) all.push(sql`p.height_cm <= ${filter.heightTo}`);
  if (filter.shortlistId !== undefined) {
    all.push(sql`exists (select 1 from ${inShortlists(view)} and s.id = ${filter.shortlistId})`);
  }
  if (filter.inShortlist !== undefined) {
    all.push(sql`exists (select 1 from ${inShortlists(view)}) = ${filter.inShortlist}`);
  }
  if (filter.evaluated !== undefined) all.push(sql`(e.player_id is not null) = ${filter.evaluated}`);
  if (filter.text) {
    const pattern = containing(filter.text);
    all.push(sql`fold_text(p.name || ' ' || p.surname || ' ' || p.current_club) like fold_text(${pattern})`);
  }
  return sql.join(all, sql` and `);
}

/**
 * Whether scouts see a player, or saw one who was deleted: a deleted own profile is emptied and no longer
 * tells whether it was open to scouts.
 */
export async function isForScouts(tx: Transaction, playerId: number): Promise<boolean> {
  const found = await sql<{ open: boolean }>`
    select p.open_to_scouts or (p.profile = ${sqlProfile.player} and p.deleted_at is not null) as open
    from players p where p.id = ${playerId}`.execute(tx);
  return found.rows[0]?.open ?? true;
}

/** The accounts of all active scouts. */
export async function listScoutAccounts(tx: Transaction): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select id from accounts where profile = ${sqlProfile.coachingStaff} and sub_profile = ${sqlSubProfile.scout} and activated_at is not null and deleted_at is null
    order by id`.execute(tx);
  return found.rows.map(({ id }) => id);
}
