import type {
  Registration,
  RegistrationEnd,
  RegistrationKind,
  RegistrationSource,
} from '@trattativa/domain/people/ledger/registration';
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
  extendsId: number | null;
  negotiationId: number | null;
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
  /** The contract to which an option adds the row; absent: none. */
  extendsId?: number;
  /** Null: nobody. */
  recordedBy: number | null;
  at: Date;
}

const columns =
  sql.raw(`id, team_id as "teamId", club_name as "clubName", kind, contract_kind as "contractKind", source,
  starts_on as "startsOn", ends_on as "endsOn", ended_on as "endedOn", ended_by as "endedBy",
  end_reason as "endReason", extends_id as "extendsId", negotiation_id as "negotiationId",
  to_char(recorded_at at time zone 'UTC', 'YYYY-MM-DD') as "recordedOn"`);

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

/** Whether a club has a player under contract on a day; with `after`, under one that was entered after what a deal registered. */
export async function isUnderContractWith(
  db: Queryable,
  { playerId, teamId }: { playerId: number; teamId: number },
  asked: { on: string } | { after: number },
): Promise<boolean> {
  const when =
    'on' in asked
      ? sql`starts_on <= ${asked.on}::date and coalesce(ended_on, ends_on) >= ${asked.on}::date`
      : sql`id > (select id from registrations where negotiation_id = ${asked.after}) and coalesce(ended_on, ends_on) >= starts_on`;
  const found = await sql`
    select 1 from registrations
    where player_id in (${recordsOfPerson(playerId)}) and kind in ('employed', 'amateur') and team_id = ${teamId} and ${when}
    limit 1`.execute(db);
  return found.rows.length > 0;
}

/** The first and the last day of a registration, `YYYY-MM-DD`. */
export interface DaysOfSigning {
  from: string;
  to: string;
  /** Whether something ended it before its agreed day. */
  isEnded: boolean;
  isLoan: boolean;
  /** Whether a loan gave way to a contract of its own club: what it owes for the purchase stays owed. */
  isBought: boolean;
}

/**
 * The days that the signature of a negotiation registered, with those that an option added; null: it entered nothing, or it never began,
 * unless a contract of the club took its place at once.
 */
export async function findDaysOfSigning(db: Queryable, negotiationId: number): Promise<DaysOfSigning | null> {
  const found = await sql<DaysOfSigning>`
    select r.starts_on as "from", coalesce(x.ended_on, x.ends_on, r.ended_on, r.ends_on) as "to", r.ended_on is not null as "isEnded",
      r.kind = 'loan' as "isLoan", bought.early as "isBought"
    from registrations r
      left join registrations x on x.extends_id = r.id and coalesce(x.ended_on, x.ends_on) >= x.starts_on
      cross join lateral (
        select r.kind = 'loan' and r.ended_by is not distinct from 'renewal' and exists (
          select from registrations c where c.player_id in (select records_of_person(r.player_id)) and c.team_id = r.team_id
            and c.kind <> 'loan' and c.id > r.id and c.starts_on <= r.ended_on + 1) as early) bought
    where r.negotiation_id = ${negotiationId} and (coalesce(r.ended_on, r.ends_on) >= r.starts_on or bought.early)`.execute(
    db,
  );
  return found.rows[0] ?? null;
}

/** A contract that was signed here and that something ended before its agreed day. */
export interface EndedDeal {
  negotiationId: number;
  startsOn: string;
  endsOn: string;
  endedOn: string;
}

const endedDeal = sql`
  select negotiation_id as "negotiationId", starts_on as "startsOn", ends_on as "endsOn", ended_on as "endedOn"
  from registrations where negotiation_id is not null and ended_on < ends_on`;

/** The early end of what a negotiation registered; null: there is none. */
export async function findEndedDeal(db: Queryable, negotiationId: number): Promise<EndedDeal | null> {
  const found = await sql<EndedDeal>`${endedDeal} and negotiation_id = ${negotiationId}`.execute(db);
  return found.rows[0] ?? null;
}

/** The deals of a person of which something ended early what they registered, by id. */
export async function listEndedDeals(db: Queryable, person: RegisteredPerson): Promise<EndedDeal[]> {
  const found = await sql<EndedDeal>`
    ${endedDeal} and ${ofPerson(person)} order by negotiation_id`.execute(db);
  return found.rows;
}

/** Whether the signature of a negotiation entered a row: what was signed before the ledger has none. */
export async function hasRegistered(db: Queryable, negotiationId: number): Promise<boolean> {
  const found = await sql`select 1 from registrations where negotiation_id = ${negotiationId}`.execute(db);
  return found.rows.length > 0;
}

/** The negotiation whose signature entered a row; null: none. */
export async function findDealOfRegistration(db: Queryable, id: number): Promise<number | null> {
  const found = await sql<{ negotiation_id: number | null }>`
    select negotiation_id from registrations where id = ${id}`.execute(db);
  return found.rows[0]?.negotiation_id ?? null;
}

/** Whose registration it is; null when there is none. */
export async function findRegisteredPerson(db: Queryable, id: number): Promise<RegisteredPerson | null> {
  const found = await sql<PersonColumns>`
    select player_id as "playerId", coaching_staff_id as "coachingStaffId" from registrations
    where id = ${id}`.execute(db);
  return found.rows[0] ? personOf(found.rows[0]) : null;
}

/** The database refuses a row with both or none. */
export interface PersonColumns {
  playerId: number | null;
  coachingStaffId: number | null;
}

export const personOf = ({ playerId, coachingStaffId }: PersonColumns): RegisteredPerson =>
  playerId === null ? { coachingStaffId: assertFound(coachingStaffId) } : { playerId };

/** Enters a row. Violates an exclusion constraint when another one holds on the same days. */
export async function insertRegistration(tx: Transaction, row: NewRegistrationRow): Promise<void> {
  const { person, deal } = row;
  await sql`
    insert into registrations (player_id, coaching_staff_id, team_id, club_name, kind, contract_kind, starts_on, ends_on, source,
      negotiation_id, candidate_id, recorded_at, recorded_by, extends_id)
    values (${'playerId' in person ? person.playerId : null}, ${'playerId' in person ? null : person.coachingStaffId},
      ${row.teamId}, ${row.clubName}, ${row.kind}, ${row.contractKind}, ${row.startsOn}, ${row.endsOn}, ${row.source},
      ${deal && 'negotiationId' in deal ? deal.negotiationId : null}, ${deal && 'candidateId' in deal ? deal.candidateId : null},
      ${row.at}, ${row.recordedBy}, ${row.extendsId ?? null})`.execute(tx);
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
): Promise<Columns<'teams', 'name' | 'home_association' | 'level'>> {
  const found = await sql<Columns<'teams', 'name' | 'home_association' | 'level'>>`
    select name, home_association, level from teams where id = ${teamId}`.execute(db);
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
