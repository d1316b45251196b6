import type { CoachingStaffCard } from '@trattativa/contract/people/coaching-staff/endpoints';
import { sql } from 'kysely';
import { sqlAgentType, sqlSubProfile } from '../../identity/sql-names.ts';
import type { Database, Queryable, Transaction } from '../../platform/database/database.ts';
import { beginningWith, containing } from '../../platform/database/like-pattern.ts';
import { dealsOfPeople } from '../deals-of-people.ts';
import { teamRequests } from '../team-requests.ts';
import type { CoachingStaffRow } from './coaching-staff.ts';

/**
 * Name and picture of a registered person are stored in the account, the name of a club of the platform in
 * the club.
 */
export const coachingStaffColumns = sql`
  c.id, c.version, c.account_id, a.email::text as account_email, c.added_by_id,
  (select trim(b.name || ' ' || b.surname) from accounts b where b.id = c.added_by_id) as added_by_name,
  coalesce(a.sub_profile = ${sqlSubProfile.scout}, false) as is_scout, (c.account_id is null or a.activated_at is not null) as activated,
  coalesce(a.name, c.name) as name, coalesce(a.surname, c.surname) as surname, c.role, c.qualification, c.qualifications,
  c.current_team_id, coalesce(t.name, c.current_club) as current_club, c.search_categories, c.search_levels,
  c.countries_interested, c.nationality, c.country, c.city, c.born_date, c.immediate_availability, c.comments,
  coalesce(c.contact_email, a.email)::text as contact_email, c.phone, coalesce(a.image_url, c.image_url) as image_url,
  c.updated_at, c.deleted_at, c.registration_id`;

export const coachingStaffSource = sql.raw(`coaching_staff c left join accounts a on a.id = c.account_id
  left join teams t on t.id = c.current_team_id and t.deleted_at is null`);

/** Active coaching staff without scouts whose name contains the text, names that begin with it first. */
export async function searchCoachingStaff(
  db: Database,
  text: string,
  limit: number,
): Promise<CoachingStaffCard[]> {
  const pattern = containing(text);
  const found = await sql<CoachingStaffCard>`
    select c.id, trim(a.name || ' ' || a.surname) as name, c.country, a.image_url as "imageUrl"
    from coaching_staff c join accounts a on a.id = c.account_id
    where a.activated_at is not null and a.sub_profile = ${sqlSubProfile.none} and c.deleted_at is null
      and fold_text(a.name || ' ' || a.surname) like fold_text(${pattern})
    order by fold_text(a.name || ' ' || a.surname) like fold_text(${beginningWith(text)}) desc, a.surname, a.name, c.id
    limit ${limit}`.execute(db);
  return found.rows;
}

/** A record, including deleted ones, for undoing a deletion. */
export async function findCoachingStaff(db: Queryable, id: number): Promise<CoachingStaffRow | null> {
  const found = await sql<CoachingStaffRow>`
    select ${coachingStaffColumns} from ${coachingStaffSource} where c.id = ${id}`.execute(db);
  return found.rows[0] ?? null;
}

/**
 * Whether a club is related to the registered person `c` (it is theirs, it sent them a request, or they have
 * a deal), or `c` is proposed to it.
 */
export const relatedToTeam = (teamId: number) => sql<boolean>`(
  (c.current_team_id = ${teamId} and c.account_id is not null)
  or ${teamRequests.get().isAddressed(sql`c.id`, teamId)}
  or ${dealsOfPeople.get().isStaffInDealOf(sql`c.id`, teamId)})`;

export async function isRelatedToTeam(db: Queryable, id: number, teamId: number): Promise<boolean> {
  const found = await sql<{ related: boolean }>`
    select ${relatedToTeam(teamId)} as related from coaching_staff c where c.id = ${id}`.execute(db);
  return found.rows[0]?.related ?? false;
}

/** The columns that a writer sets besides the name. Lists are sorted, without duplicates. */
export type CoachingStaffFields = Pick<
  CoachingStaffRow,
  | 'role'
  | 'qualifications'
  | 'current_team_id'
  | 'current_club'
  | 'search_categories'
  | 'search_levels'
  | 'countries_interested'
  | 'nationality'
  | 'country'
  | 'city'
  | 'born_date'
  | 'immediate_availability'
  | 'comments'
  | 'contact_email'
  | 'phone'
>;

export interface PersonName {
  name: string;
  surname: string;
}

/** Inserts the empty record of a member of coaching staff who registers. */
export async function insertOwnCoachingStaff(tx: Transaction, accountId: number, at: Date): Promise<void> {
  await sql`insert into coaching_staff (account_id, updated_at) values (${accountId}, ${at})`.execute(tx);
}

/** Adds a record to the coaching portfolio. */
export async function insertCoachingStaff(
  tx: Transaction,
  addedBy: number,
  name: PersonName,
  fields: CoachingStaffFields,
  at: Date,
): Promise<number> {
  const inserted = await tx
    .insertInto('coaching_staff')
    .values({ ...fields, ...name, added_by_id: addedBy, created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return inserted.id;
}

/**
 * Creates the own profile of an account, or restores its deleted one. Returns the id; null when a profile
 * exists.
 */
export async function reviveOwnCoachingStaff(
  tx: Transaction,
  accountId: number,
  fields: CoachingStaffFields,
  at: Date,
): Promise<number | null> {
  const saved = await tx
    .insertInto('coaching_staff')
    .values({ ...fields, account_id: accountId, created_at: at, updated_at: at })
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet({
          ...fields,
          deleted_at: null,
          updated_at: at,
          version: sql`coaching_staff.version + 1`,
        })
        .where('coaching_staff.deleted_at', 'is not', null),
    )
    .returning('id')
    .executeTakeFirst();
  return saved?.id ?? null;
}

/**
 * Updates a record if it is still at the version that the writer saw. False when it is gone or was changed
 * meanwhile.
 */
export async function updateCoachingStaff(
  tx: Transaction,
  target: { id: number; version: number },
  fields: Partial<CoachingStaffFields>,
  at: Date,
): Promise<boolean> {
  const updated = await tx
    .updateTable('coaching_staff')
    .set({ ...fields, updated_at: at, version: sql`version + 1` })
    .where('id', '=', target.id)
    .where('version', '=', target.version)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return updated !== undefined;
}

/** The name of an added record; a registered person's is stored in the account. */
export async function renameCoachingStaff(
  tx: Transaction,
  id: number,
  { name, surname }: PersonName,
): Promise<void> {
  await sql`update coaching_staff set name = ${name}, surname = ${surname} where id = ${id}`.execute(tx);
}

/**
 * A registered person's picture is stored in the account. A picture does not raise the version, because no
 * form contains it.
 */
export async function setStaffPicture(tx: Transaction, id: number, url: string | null): Promise<void> {
  await sql`update coaching_staff set image_url = ${url} where id = ${id}`.execute(tx);
}

export async function saveContacts(
  tx: Transaction,
  id: number,
  contacts: Partial<Pick<CoachingStaffFields, 'contact_email' | 'phone'>>,
  at: Date,
): Promise<boolean> {
  const updated = await tx
    .updateTable('coaching_staff')
    .set({ ...contacts, updated_at: at, version: sql`version + 1` })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return updated !== undefined;
}

/** Locks a record against deletion and change until this transaction ends. */
export async function lockCoachingStaff(tx: Transaction, id: number): Promise<void> {
  await sql`select 1 from coaching_staff where id = ${id} for no key update`.execute(tx);
}

/**
 * Points the record to the registration in force, or to none, which clears the club that the ledger had set; a club that was only
 * declared stays. The database takes the club from it (migration 0245).
 */
export async function setStaffRegistration(
  tx: Transaction,
  id: number,
  { registrationId, at }: { registrationId: number | null; at: Date },
): Promise<void> {
  await sql`
    update coaching_staff set registration_id = ${registrationId}, current_team_id = null, current_club = '',
      updated_at = ${at}, version = version + 1
    where id = ${id} and deleted_at is null and registration_id is distinct from ${registrationId}`.execute(
    tx,
  );
}

/** False when it was deleted already. */
export async function markCoachingStaffDeleted(tx: Transaction, id: number, at: Date): Promise<boolean> {
  const updated = await sql`
    update coaching_staff set deleted_at = ${at}, version = version + 1
    where id = ${id} and deleted_at is null returning id`.execute(tx);
  return updated.rows.length > 0;
}

export async function unmarkCoachingStaffDeleted(tx: Transaction, id: number): Promise<boolean> {
  const updated = await sql`
    update coaching_staff set deleted_at = null, version = version + 1
    where id = ${id} and deleted_at is not null returning id`.execute(tx);
  return updated.rows.length > 0;
}

/** The name of a club of the platform; null when there is none. */
export async function findTeamName(db: Queryable, teamId: number): Promise<string | null> {
  const found = await sql<{ name: string }>`
    select name from teams where id = ${teamId} and deleted_at is null`.execute(db);
  return found.rows[0]?.name ?? null;
}

/** The person's account; none: no login. */
export async function listOwnAccount(tx: Transaction, id: number): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select account_id as id from coaching_staff where id = ${id} and account_id is not null`.execute(tx);
  return found.rows.map((row) => row.id);
}

/** The accounts whose screens show the record: the person's, and those of premium agents and staff. */
export async function listCoachingStaffAudience(tx: Transaction, id: number): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select account_id as id from coaching_staff where id = ${id} and account_id is not null
    union select id from accounts where is_staff and staff_ended_at is null or agent_type = ${sqlAgentType.premium}`.execute(
    tx,
  );
  return found.rows.map((row) => row.id);
}
