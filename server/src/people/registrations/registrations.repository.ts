import type {
  Registration,
  RegistrationEnd,
  RegistrationKind,
  RegistrationSource,
} from '@trattativa/domain/people/ledger/registration';
import type { PlacedRegistration } from '@trattativa/domain/people/ledger/signature-facts';
import type { ContractKind } from '@trattativa/domain/people/players/contract-kinds';
import { sql } from 'kysely';
import { assertFound } from '../../platform/database/assert-found.ts';
import type { Columns, Queryable, Transaction } from '../../platform/database/database.ts';
import { recordsOfPerson } from '../players/players.repository.ts';
import type { SignedDeal } from '../signed-deal.ts';

/** Whose registrations: of a player by one of the records, of which several can be of one person. */
export type RegisteredPerson = { playerId: number } | { coachingStaffId: number };

/** One row of the ledger, as the rules and the presenter read it. */
export interface RegistrationRow extends Registration {
  contractKind: ContractKind | null;
  endedBy: RegistrationEnd | null;
  /** Why staff corrected it; empty: nothing written. */
  endReason: string;
  /** The day on which it was entered, `YYYY-MM-DD`. */
  recordedOn: string;
}

export interface NewRegistrationRow {
  person: RegisteredPerson;
  teamId: number | null;
  clubName: string;
  kind: RegistrationKind;
  contractKind: ContractKind | null;
  startsOn: string;
  endsOn: string;
  source: RegistrationSource;
  /** The signature; null: declared. */
  deal: SignedDeal | null;
  /** Null: nobody. */
  recordedBy: number | null;
  at: Date;
}

const columns =
  sql.raw(`id, team_id as "teamId", club_name as "clubName", kind, contract_kind as "contractKind", source,
  starts_on as "startsOn", ends_on as "endsOn", ended_on as "endedOn", ended_by as "endedBy",
  end_reason as "endReason", to_char(recorded_at at time zone 'UTC', 'YYYY-MM-DD') as "recordedOn"`);

const ofPerson = (person: RegisteredPerson) =>
  'playerId' in person
    ? sql`player_id in (${recordsOfPerson(person.playerId)})`
    : sql`coaching_staff_id = ${person.coachingStaffId}`;

/** The ledger of a person, by first day. */
export async function listRegistrations(db: Queryable, person: RegisteredPerson): Promise<RegistrationRow[]> {
  const found = await sql<RegistrationRow>`
    select ${columns} from registrations where ${ofPerson(person)} order by starts_on, id`.execute(db);
  return found.rows;
}

/** The ledger of a person with the countries of the clubs, by first day; without what one negotiation entered. */
export async function listPlacedRegistrations(
  db: Queryable,
  person: RegisteredPerson,
  { without }: { without?: number } = {},
): Promise<(RegistrationRow & PlacedRegistration)[]> {
  const found = await sql<RegistrationRow & PlacedRegistration>`
    select r.*, t.country from (
      select ${columns} from registrations
      where ${ofPerson(person)} and (${without ?? null}::bigint is null or negotiation_id is distinct from ${without ?? null}::bigint)) r
      left join teams t on t.id = r."teamId" order by r."startsOn", r.id`.execute(db);
  return found.rows;
}

/** The club with which a signature on the platform has a player under contract on a day; null: none, or one that is gone. */
export async function findContractClub(
  db: Queryable,
  playerId: number,
  day: string,
): Promise<{ teamId: number; clubName: string } | null> {
  const found = await sql<{ teamId: number; clubName: string }>`
    select team_id as "teamId", club_name as "clubName" from registrations
    where player_id in (${recordsOfPerson(playerId)}) and kind in ('employed', 'amateur') and source = 'deal'
      and team_id is not null and starts_on <= ${day}::date and coalesce(ended_on, ends_on) >= ${day}::date`.execute(
    db,
  );
  return found.rows[0] ?? null;
}

/** The first and the last day of a registration, `YYYY-MM-DD`. */
export interface DaysOfSigning {
  from: string;
  to: string;
}

/** The days that the signature of a negotiation registered; null: it entered nothing, or it never began. */
export async function findDaysOfSigning(db: Queryable, negotiationId: number): Promise<DaysOfSigning | null> {
  const found = await sql<DaysOfSigning>`
    select starts_on as "from", coalesce(ended_on, ends_on) as "to" from registrations
    where negotiation_id = ${negotiationId} and coalesce(ended_on, ends_on) >= starts_on`.execute(db);
  return found.rows[0] ?? null;
}

/** Whose registration it is; null when there is none. */
export async function findRegisteredPerson(db: Queryable, id: number): Promise<RegisteredPerson | null> {
  const found = await sql<PersonColumns>`
    select player_id as "playerId", coaching_staff_id as "coachingStaffId" from registrations
    where id = ${id}`.execute(db);
  return found.rows[0] ? personOf(found.rows[0]) : null;
}

/** The database refuses a row with both or none. */
interface PersonColumns {
  playerId: number | null;
  coachingStaffId: number | null;
}

const personOf = ({ playerId, coachingStaffId }: PersonColumns): RegisteredPerson =>
  playerId === null ? { coachingStaffId: assertFound(coachingStaffId) } : { playerId };

/** Enters a row. Violates an exclusion constraint when another one holds on the same days. */
export async function insertRegistration(tx: Transaction, row: NewRegistrationRow): Promise<void> {
  const { person, deal } = row;
  await sql`
    insert into registrations (player_id, coaching_staff_id, team_id, club_name, kind, contract_kind, starts_on, ends_on, source,
      negotiation_id, candidate_id, recorded_at, recorded_by)
    values (${'playerId' in person ? person.playerId : null}, ${'playerId' in person ? null : person.coachingStaffId},
      ${row.teamId}, ${row.clubName}, ${row.kind}, ${row.contractKind}, ${row.startsOn}, ${row.endsOn}, ${row.source},
      ${deal && 'negotiationId' in deal ? deal.negotiationId : null}, ${deal && 'candidateId' in deal ? deal.candidateId : null},
      ${row.at}, ${row.recordedBy})`.execute(tx);
}

/** Writes what ended a row before its agreed day. */
export async function endRegistrationRow(
  tx: Transaction,
  end: { id: number; endedOn: string; endedBy: RegistrationEnd; reason?: string },
): Promise<void> {
  await sql`
    update registrations set ended_on = ${end.endedOn}, ended_by = ${end.endedBy}, end_reason = ${end.reason ?? ''}
    where id = ${end.id} and ended_on is null`.execute(tx);
}

/** What a signature asks of the club, and of the player's record. */
export async function readSigningClub(
  db: Queryable,
  teamId: number,
): Promise<Columns<'teams', 'name' | 'country' | 'level'>> {
  const found = await sql<Columns<'teams', 'name' | 'country' | 'level'>>`
    select name, country, level from teams where id = ${teamId}`.execute(db);
  return assertFound(found.rows[0]);
}

/** How many career entries a player has of each season. */
export async function countClubsOfSeasons(
  db: Queryable,
  playerId: number,
): Promise<{ season: number; count: number }[]> {
  const found = await sql<{ season: number; count: number }>`
    select start_year as season, count(*) as count from player_experiences
    where player_id = ${playerId} group by start_year`.execute(db);
  return found.rows;
}

/**
 * Players after an id whose record does not follow the ledger on a day, in id order: something began, or what held is over, or the day
 * of a proposal to end it has passed.
 */
export async function listPlayersToTurn(
  db: Queryable,
  today: string,
  { after, limit }: { after: number; limit: number },
): Promise<number[]> {
  const found = await sql<{ id: number }>`
    with present as (
      select distinct on (p.id) p.id as player_id, r.id as registration_id
      from registrations r
        join players one on one.id = r.player_id
        join players p on p.id = one.id or p.account_id = one.account_id
      where r.starts_on <= ${today}::date and coalesce(r.ended_on, r.ends_on) >= ${today}::date
      order by p.id, (r.kind = 'loan') desc, r.starts_on, r.id)
    select p.id from players p left join present on present.player_id = p.id
    where p.id > ${after} and p.deleted_at is null
      and (p.registration_id is distinct from present.registration_id
        or p.id in (
          select same.id from registration_endings e
            join registrations r on r.id = e.registration_id
            join players one on one.id = r.player_id
            join players same on same.id = one.id or same.account_id = one.account_id
          where e.state = 'open' and e.ends_on < ${today}::date))
    order by p.id limit ${limit}`.execute(db);
  return found.rows.map(({ id }) => id);
}

/** As `listPlayersToTurn`, of coaching staff. */
export async function listStaffToTurn(
  db: Queryable,
  today: string,
  { after, limit }: { after: number; limit: number },
): Promise<number[]> {
  const found = await sql<{ id: number }>`
    with present as (
      select r.coaching_staff_id, r.id as registration_id from registrations r
      where r.coaching_staff_id is not null and r.starts_on <= ${today}::date and coalesce(r.ended_on, r.ends_on) >= ${today}::date)
    select c.id from coaching_staff c left join present on present.coaching_staff_id = c.id
    where c.id > ${after} and c.deleted_at is null and c.registration_id is distinct from present.registration_id
    order by c.id limit ${limit}`.execute(db);
  return found.rows.map(({ id }) => id);
}

/** A registration with a club that was deleted, and lasts beyond that day. */
export interface HeldByDeletedClub {
  id: number;
  person: RegisteredPerson;
  deletedAt: Date;
}

/** Registrations after an id that a deleted club still holds, in id order. */
export async function listHeldByDeletedClubs(
  db: Queryable,
  { after, limit }: { after: number; limit: number },
): Promise<HeldByDeletedClub[]> {
  const found = await sql<PersonColumns & { id: number; deletedAt: Date }>`
    select r.id, r.player_id as "playerId", r.coaching_staff_id as "coachingStaffId", t.deleted_at as "deletedAt"
    from registrations r join teams t on t.id = r.team_id
    where t.deleted_at is not null and r.ended_on is null and r.ends_on > (t.deleted_at at time zone 'UTC')::date
      and r.id > ${after}
    order by r.id limit ${limit}`.execute(db);
  return found.rows.map((row) => ({ id: row.id, person: personOf(row), deletedAt: row.deletedAt }));
}

/** The accounts of the members of these clubs. */
export async function listMembersOf(tx: Transaction, teamIds: readonly number[]): Promise<number[]> {
  const found = await sql<{ account_id: number }>`
    select distinct account_id from team_members where team_id = any(${[...teamIds]}::bigint[])`.execute(tx);
  return found.rows.map((row) => row.account_id);
}

/** Removes what staff wrote about an erased member of coaching staff; the rows themselves name nobody. */
export async function eraseStaffReasonsOf(tx: Transaction, accountId: number): Promise<void> {
  await sql`
    update registrations r set end_reason = '' from coaching_staff c
    where c.account_id = ${accountId} and r.coaching_staff_id = c.id and r.end_reason <> ''`.execute(tx);
}

/** Removes what staff and clubs wrote about erased people; the rows themselves name nobody. */
export async function eraseReasonsOf(tx: Transaction, playerIds: readonly number[]): Promise<void> {
  await sql`
    update registrations set end_reason = '' where player_id = any(${[...playerIds]}::bigint[]) and end_reason <> ''`.execute(
    tx,
  );
  await sql`
    update registration_endings e set note = '' from registrations r
    where r.id = e.registration_id and r.player_id = any(${[...playerIds]}::bigint[]) and e.note <> ''`.execute(
    tx,
  );
}
