import type { CoachingStaffRole } from '@trattativa/domain/people/coaching-staff-roles';
import type { Qualification } from '@trattativa/domain/people/qualifications';
import { type RawBuilder, sql } from 'kysely';
import { sqlSubProfile } from '../../identity/sql-names.ts';
import type { Database } from '../../platform/database/database.ts';
import { containing } from '../../platform/database/like-pattern.ts';
import { type Cursor, cursorOf, maxCounted, pageOf } from '../../platform/paging.ts';
import { coachingStaffColumns, coachingStaffSource, relatedToTeam } from './coaching-staff.repository.ts';
import type { CoachingStaffRow } from './coaching-staff.ts';

export interface CoachingStaffFilter {
  text: string | undefined;
  role: CoachingStaffRole | undefined;
  qualification: Qualification | undefined;
  category: number | undefined;
  level: number | undefined;
  country: string | undefined;
  immediateAvailability: boolean | undefined;
  incomplete: boolean | undefined;
  origin: 'mine' | 'added' | 'registered' | undefined;
  /** The account whose additions are "mine". */
  accountId: number;
  /** The calling club; `ours`: only people who are related to it. */
  teamId: number | null;
  ours: boolean;
}

/** A row, and whether the calling club is related to the person. */
export type ListedRow = CoachingStaffRow & { is_related: boolean };

export type CoachingStaffSort = 'updated' | 'name' | 'role' | 'qualification' | 'age';

/** The key of each sort, and the type of its cursor. Never null, so that rows compare. */
const sorts: Record<CoachingStaffSort, { key: RawBuilder<unknown>; type: RawBuilder<unknown> }> = {
  updated: { key: sql`c.updated_at`, type: sql`timestamptz` },
  name: {
    key: sql`fold_text(coalesce(a.surname, c.surname) || ' ' || coalesce(a.name, c.name))`,
    type: sql`text`,
  },
  role: { key: sql`coalesce(c.role, 99)`, type: sql`smallint` },
  qualification: { key: sql`coalesce(c.qualification, 99)`, type: sql`smallint` },
  age: { key: sql`coalesce(c.born_date, date '1900-01-01')`, type: sql`date` },
};

/** `missingFields` of coaching-staff.ts as an SQL condition. */
const isIncomplete = sql`(c.born_date is null or c.nationality is null or c.country is null or c.phone = ''
  or c.role is null or c.qualifications = '{}' or (c.search_levels = '{}' and c.search_categories = '{}'))`;

/** A page of coaching staff without scouts, by filter and sort, after a cursor. */
export async function listCoachingStaff(
  db: Database,
  filter: CoachingStaffFilter,
  order: { sort: CoachingStaffSort; descending: boolean },
  page: { limit: number; after: Cursor | null },
): Promise<{ rows: ListedRow[]; nextCursor: string | null; total: number }> {
  const where = conditions(filter);
  const related = filter.teamId === null ? sql`false` : relatedToTeam(filter.teamId);
  const { key, type } = sorts[order.sort];
  const direction = order.descending ? sql`desc` : sql`asc`;
  const after = page.after
    ? sql` and (${key}, c.id) ${order.descending ? sql`<` : sql`>`} (${page.after.key}::${type}, ${page.after.id})`
    : sql``;
  const [found, counted] = await Promise.all([
    sql<ListedRow & { sort_key: string }>`
      select ${coachingStaffColumns}, ${related} as is_related, (${key})::text as sort_key from ${coachingStaffSource}
      where ${where}${after}
      order by ${key} ${direction}, c.id ${direction} limit ${page.limit + 1}`.execute(db),
    sql<{ total: number }>`
      select count(*) as total
      from (select 1 from ${coachingStaffSource} where ${where} limit ${maxCounted}) as counted`.execute(db),
  ]);
  return {
    ...pageOf(found.rows, page.limit, (last) => cursorOf(last.sort_key, last.id)),
    total: counted.rows[0]?.total ?? 0,
  };
}

function conditions(filter: CoachingStaffFilter): RawBuilder<unknown> {
  const all: RawBuilder<unknown>[] = [
    sql`c.deleted_at is null`,
    sql`(c.account_id is null or (a.activated_at is not null and a.sub_profile = ${sqlSubProfile.none}))`,
  ];
  if (filter.role !== undefined) all.push(sql`c.role = ${filter.role}`);
  if (filter.qualification !== undefined) all.push(sql`${filter.qualification} = any(c.qualifications)`);
  if (filter.category !== undefined) all.push(sql`${filter.category} = any(c.search_categories)`);
  if (filter.level !== undefined) all.push(sql`${filter.level} = any(c.search_levels)`);
  if (filter.country) {
    all.push(sql`(c.country = ${filter.country} or ${filter.country} = any(c.countries_interested))`);
  }
  if (filter.immediateAvailability !== undefined) {
    all.push(sql`c.immediate_availability = ${filter.immediateAvailability}`);
  }
  if (filter.incomplete !== undefined) all.push(sql`${isIncomplete} = ${filter.incomplete}`);
  if (filter.origin === 'mine') all.push(sql`c.added_by_id = ${filter.accountId}`);
  if (filter.origin === 'added') all.push(sql`c.added_by_id is not null`);
  if (filter.origin === 'registered') all.push(sql`c.account_id is not null`);
  if (filter.ours && filter.teamId !== null) all.push(relatedToTeam(filter.teamId));
  if (filter.text) {
    const pattern = containing(filter.text);
    all.push(sql`fold_text(coalesce(a.name, c.name) || ' ' || coalesce(a.surname, c.surname) || ' '
      || coalesce(t.name, c.current_club) || ' ' || c.city) like fold_text(${pattern})`);
  }
  return sql.join(all, sql` and `);
}
