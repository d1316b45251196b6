import type { CoachingStaffRole } from '@trattativa/domain/people/coaching-staff-roles';
import {
  type MandatoryCoachField,
  mandatoryCoachFields,
} from '@trattativa/domain/people/players/mandatory-fields';
import type { Qualification } from '@trattativa/domain/people/qualifications';
import { type RawBuilder, sql } from 'kysely';
import { sqlSubProfile } from '../../identity/sql-names.ts';
import type { Database } from '../../platform/database/database.ts';
import { containing } from '../../platform/database/like-pattern.ts';
import { type Cursor, cursorOf, maxCounted, pageOf } from '../../platform/paging.ts';
import { coachingStaffColumns, coachingStaffSource, relatedToTeam } from './coaching-staff.repository.ts';
import { type CoachingStaffRow, openMandatoryFields } from './coaching-staff.ts';

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
  /**
   * The calling club; `ours`: only people who are related to it. Of the others a club reads the name alone, so that filters by other
   * facts find none of them.
   */
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

const isMissing: Record<Exclude<MandatoryCoachField, 'name' | 'surname'>, RawBuilder<boolean>> = {
  bornDate: sql`c.born_date is null`,
  nationality: sql`c.nationality is null`,
  country: sql`c.country is null`,
  phone: sql`c.phone = ''`,
  role: sql`c.role is null`,
  qualifications: sql`c.qualifications = '{}'`,
  searchLevels: sql`(c.search_levels = '{}' and c.search_categories = '{}')`,
};

/** `missingFields` of coaching-staff.ts as an SQL condition: one of the fields is empty. Everybody has a name. */
function lacksAny(fields: readonly MandatoryCoachField[]): RawBuilder<boolean> {
  const conditions = fields.flatMap((field) =>
    field === 'name' || field === 'surname' ? [] : [isMissing[field]],
  );
  return sql`(${sql.join(conditions, sql` or `)})`;
}

const nameText = sql`coalesce(a.name, c.name) || ' ' || coalesce(a.surname, c.surname)`;
const wholeText = sql`${nameText} || ' ' || coalesce(t.name, c.current_club) || ' ' || c.city`;

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
  const facts: RawBuilder<unknown>[] = [];
  if (filter.role !== undefined) facts.push(sql`c.role = ${filter.role}`);
  if (filter.qualification !== undefined) facts.push(sql`${filter.qualification} = any(c.qualifications)`);
  if (filter.category !== undefined) facts.push(sql`${filter.category} = any(c.search_categories)`);
  if (filter.level !== undefined) facts.push(sql`${filter.level} = any(c.search_levels)`);
  if (filter.country) {
    facts.push(sql`(c.country = ${filter.country} or ${filter.country} = any(c.countries_interested))`);
  }
  if (filter.immediateAvailability !== undefined) {
    facts.push(sql`c.immediate_availability = ${filter.immediateAvailability}`);
  }
  if (filter.incomplete !== undefined) {
    const mandatory = filter.teamId === null ? mandatoryCoachFields : openMandatoryFields;
    facts.push(sql`${lacksAny(mandatory)} = ${filter.incomplete}`);
  }
  if (facts.length > 0 && filter.teamId !== null) facts.push(relatedToTeam(filter.teamId));
  all.push(...facts);
  if (filter.origin === 'mine') all.push(sql`c.added_by_id = ${filter.accountId}`);
  if (filter.origin === 'added') all.push(sql`c.added_by_id is not null`);
  if (filter.origin === 'registered') all.push(sql`c.account_id is not null`);
  if (filter.ours && filter.teamId !== null) all.push(relatedToTeam(filter.teamId));
  if (filter.text) {
    const pattern = containing(filter.text);
    const holds = (text: RawBuilder<unknown>) => sql`fold_text(${text}) like fold_text(${pattern})`;
    all.push(
      filter.teamId === null
        ? holds(wholeText)
        : sql`(${holds(nameText)} or (${holds(wholeText)} and ${relatedToTeam(filter.teamId)}))`,
    );
  }
  return sql.join(all, sql` and `);
}
