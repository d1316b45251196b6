import type { TeamProfileType } from '@trattativa/domain/identity/profile-types';
import { usualDistanceKm } from '@trattativa/domain/people/near';
import type { OrgChartRole } from '@trattativa/domain/people/org-chart-roles';
import { type RawBuilder, sql } from 'kysely';
import { sqlListedTeams } from '../../identity/sql-names.ts';
import type { Columns, Database } from '../../platform/database/database.ts';
import { containing } from '../../platform/database/like-pattern.ts';
import { type Cursor, cursorOf, maxCounted, pageOf } from '../../platform/paging.ts';
import { clubsNear, type Point } from './clubs-near.repository.ts';
import type { OrgChartRow, TeamRow } from './team.ts';
import { teamColumns } from './teams.repository.ts';

export interface TeamFilter {
  text?: string | undefined;
  country?: string | undefined;
  region?: string | undefined;
  level?: number | undefined;
  /** By default registered and not-registered clubs, no waiting ones. */
  profile?: TeamProfileType | undefined;
  reachable?: boolean | undefined;
  /** By default anywhere. */
  near?: readonly Point[] | undefined;
  withinKm?: number | undefined;
}

export type TeamSort = 'name' | 'level' | 'city' | 'updated';

const sorts: Record<TeamSort, { key: RawBuilder<unknown>; type: RawBuilder<unknown> }> = {
  name: { key: sql`fold_text(t.name)`, type: sql`text` },
  level: { key: sql`coalesce(t.level, 99)`, type: sql`smallint` },
  city: { key: sql`fold_text(t.city)`, type: sql`text` },
  updated: { key: sql`t.updated_at`, type: sql`timestamptz` },
};

const canBeReached = sql`(t.contact_email is not null or t.contact_phone is not null
  or exists (select from team_org_chart o where o.team_id = t.id and (o.email is not null or o.phone <> '')))`;

function conditions(filter: TeamFilter): RawBuilder<unknown> {
  const when = <Value>(value: Value | undefined, condition: (value: Value) => RawBuilder<unknown>) =>
    value === undefined ? [] : [condition(value)];
  return sql.join(
    [
      sql`t.deleted_at is null`,
      filter.profile === undefined
        ? sql`t.profile in (${sqlListedTeams})`
        : sql`t.profile = ${filter.profile}`,
      ...when(filter.country, (country) => sql`t.country = ${country}`),
      ...when(filter.region, (region) => sql`t.region = ${region}`),
      ...when(filter.level, (level) => sql`t.level = ${level}`),
      ...when(filter.reachable, (reachable) => (reachable ? canBeReached : sql`not ${canBeReached}`)),
      ...when(filter.near?.length ? filter.near : undefined, (points) =>
        clubsNear(points, filter.withinKm ?? usualDistanceKm),
      ),
      ...when(filter.text || undefined, (text) => {
        const pattern = containing(text);
        return sql`(fold_text(t.name) like fold_text(${pattern}) or fold_text(t.city) like fold_text(${pattern}))`;
      }),
    ],
    sql` and `,
  );
}

export interface ListedTeam extends TeamRow {
  default_contact: OrgChartRow | null;
}

/**
 * A page of clubs by filter and sort, after a cursor; with the number of all matching clubs, exact up to
 * 10,000.
 */
export async function listTeams(
  db: Database,
  filter: TeamFilter,
  order: { sort: TeamSort; descending: boolean },
  page: { limit: number; after: Cursor | null },
): Promise<{ rows: ListedTeam[]; nextCursor: string | null; total: number }> {
  const where = conditions(filter);
  const { key, type } = sorts[order.sort];
  const direction = order.descending ? sql`desc` : sql`asc`;
  const after = page.after
    ? sql` and (${key}, t.id) ${order.descending ? sql`<` : sql`>`} (${page.after.key}::${type}, ${page.after.id})`
    : sql``;
  const [found, counted] = await Promise.all([
    sql<ListedTeam & { sort_key: string }>`
      select ${teamColumns}, (${key})::text as sort_key,
        (select jsonb_build_object('role', o.role, 'name', o.name, 'email', o.email, 'phone', o.phone)
         from team_org_chart o where o.team_id = t.id and o.is_default) as default_contact
      from teams t where ${where}${after}
      order by ${key} ${direction}, t.id ${direction} limit ${page.limit + 1}`.execute(db),
    sql<{ total: number }>`
      select count(*) as total from (select 1 from teams t where ${where} limit ${maxCounted}) as counted`.execute(
      db,
    ),
  ]);
  return {
    ...pageOf(found.rows, page.limit, (last) => cursorOf(last.sort_key, last.id)),
    total: counted.rows[0]?.total ?? 0,
  };
}

/** The most places on a map. */
const maxPlaces = 5_000;

/** The coordinates of the clubs of a filter, and the number of those without. */
export async function listTeamPlaces(db: Database, filter: TeamFilter) {
  const where = conditions(filter);
  const [found, counted] = await Promise.all([
    sql<{ id: number; name: string; latitude: number; longitude: number }>`
      select t.id, t.name, t.latitude, t.longitude from teams t
      where ${where} and t.latitude is not null order by t.level nulls last, t.id limit ${maxPlaces}`.execute(
      db,
    ),
    sql<{ placeless: number }>`
      select count(*) as placeless from teams t where ${where} and t.latitude is null`.execute(db),
  ]);
  return { items: found.rows, placeless: counted.rows[0]?.placeless ?? 0 };
}

export interface ContactFilter {
  /** Null: all clubs. */
  teamId: number | null;
  text?: string | undefined;
  country?: string | undefined;
  role?: OrgChartRole | undefined;
}

export interface ContactRow extends OrgChartRow, Columns<'teams', 'city' | 'country' | 'level'> {
  team_id: number;
  team_name: string;
}

/** A page of people of org charts who can be contacted, by club and place. */
export async function listOrgChartContacts(
  db: Database,
  filter: ContactFilter,
  page: { limit: number; after: Cursor | null },
): Promise<{ rows: ContactRow[]; nextCursor: string | null; total: number }> {
  const pattern = filter.text ? containing(filter.text) : null;
  const where = sql.join(
    [
      sql`t.deleted_at is null and t.profile in (${sqlListedTeams})`,
      ...(filter.teamId === null ? [] : [sql`t.id = ${filter.teamId}`]),
      ...(filter.country === undefined ? [] : [sql`t.country = ${filter.country}`]),
      ...(filter.role === undefined ? [] : [sql`o.role = ${filter.role}`]),
      ...(pattern === null
        ? []
        : [
            sql`(fold_text(t.name) like fold_text(${pattern}) or fold_text(o.name) like fold_text(${pattern})
            or fold_text(t.city) like fold_text(${pattern}))`,
          ]),
    ],
    sql` and `,
  );
  // A club has nine places at most, so its id and the place make one number to page by.
  const after = page.after
    ? sql` and (fold_text(t.name), t.id * 10 + o.role) > (${page.after.key}::text, ${page.after.id})`
    : sql``;
  const [found, counted] = await Promise.all([
    sql<ContactRow & { sort_key: string; place: number }>`
      select o.role, o.name, o.email::text, o.phone, o.is_default, t.id as team_id, t.name as team_name, t.city, t.country,
        t.level, fold_text(t.name) as sort_key, t.id * 10 + o.role as place
      from team_org_chart o join teams t on t.id = o.team_id where ${where}${after}
      order by fold_text(t.name), t.id * 10 + o.role limit ${page.limit + 1}`.execute(db),
    sql<{ total: number }>`
      select count(*) as total from (select 1 from team_org_chart o join teams t on t.id = o.team_id where ${where}
        limit ${maxCounted}) as counted`.execute(db),
  ]);
  return {
    ...pageOf(found.rows, page.limit, (last) => cursorOf(last.sort_key, last.place)),
    total: counted.rows[0]?.total ?? 0,
  };
}
