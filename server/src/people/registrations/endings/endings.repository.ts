import type { EndingSide, EndingState } from '@trattativa/domain/people/ledger/ending';
import type { RegistrationKind } from '@trattativa/domain/people/ledger/registration';
import { sql } from 'kysely';
import { assertFound } from '../../../platform/database/assert-found.ts';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import { recordsOfPerson } from '../../players/players.repository.ts';

/** A proposal to end a registration. */
export interface EndingRow {
  id: number;
  registrationId: number;
  proposedBy: EndingSide;
  endsOn: string;
  note: string;
  proposedAt: Date;
  state: EndingState;
}

/** A proposal that lapses, with what its event says. */
export interface LapsedEnding {
  id: number;
  registrationId: number;
  proposedBy: EndingSide;
  kind: RegistrationKind;
}

/** Whether the player's side can answer, by the records of one person. */
export interface PlayersSide {
  accountId: number | null;
  /** The youngest birth date that the records and the account say; of a year alone its last day; null: not known. */
  bornDate: string | null;
}

/** The proposals about a person's registrations that are open or agreed. */
export async function listEndings(db: Queryable, playerId: number): Promise<EndingRow[]> {
  const found = await sql<EndingRow>`
    select e.id, e.registration_id as "registrationId", e.proposed_by as "proposedBy", e.ends_on as "endsOn", e.note,
      e.proposed_at as "proposedAt", e.state
    from registration_endings e join registrations r on r.id = e.registration_id
    where r.player_id in (${recordsOfPerson(playerId)}) and e.state in ('open', 'agreed')
    order by e.id`.execute(db);
  return found.rows;
}

/** The registration that a proposal is about; null: there is no such proposal. */
export async function findRegistrationOfEnding(db: Queryable, endingId: number): Promise<number | null> {
  const found = await sql<{ registration_id: number }>`
    select registration_id from registration_endings where id = ${endingId}`.execute(db);
  return found.rows[0]?.registration_id ?? null;
}

/** The account of a person's records, and the age. */
export async function readPlayersSide(db: Queryable, playerId: number): Promise<PlayersSide> {
  const found = await sql<PlayersSide>`
    select max(p.account_id) as "accountId",
      greatest(max(coalesce(p.born_date, make_date(p.born_year, 12, 31))), max(a.born_date)) as "bornDate"
    from players p left join accounts a on a.id = p.account_id
    where p.id in (${recordsOfPerson(playerId)}) and p.deleted_at is null`.execute(db);
  return assertFound(found.rows[0]);
}

/** Which of these clubs have people who can log in and answer. */
export async function listAnsweringTeams(db: Queryable, teamIds: readonly number[]): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select t.id from teams t
    where t.id = any(${[...teamIds]}::bigint[]) and t.deleted_at is null
      and exists (
        select from team_members m join accounts a on a.id = m.account_id
        where m.team_id = t.id and a.activated_at is not null)`.execute(db);
  return found.rows.map(({ id }) => id);
}

/** The accounts of the player's side: the player, and the agents and coaches who keep a record. */
export async function listPlayersSideAccounts(tx: Transaction, playerId: number): Promise<number[]> {
  const found = await sql<{ account_id: number }>`
    with records as (${recordsOfPerson(playerId)})
    select g.account_id from players p join agents g on g.id = p.agent_id where p.id in (select id from records)
      and p.deleted_at is null
    union select c.account_id from players p join coaching_staff c on c.id = p.coaching_staff_id
      where p.id in (select id from records) and p.deleted_at is null and c.account_id is not null
    union select p.account_id from players p where p.id in (select id from records) and p.deleted_at is null and p.account_id is not null`.execute(
    tx,
  );
  return found.rows.map((row) => row.account_id);
}

/** Stores a proposal. Violates a unique index when one is open. */
export async function insertEnding(
  tx: Transaction,
  row: Pick<EndingRow, 'registrationId' | 'proposedBy' | 'endsOn' | 'note'> & {
    proposerId: number;
    at: Date;
  },
): Promise<number> {
  const made = await sql<{ id: number }>`
    insert into registration_endings (registration_id, proposed_by, proposer_id, ends_on, note, proposed_at)
    values (${row.registrationId}, ${row.proposedBy}, ${row.proposerId}, ${row.endsOn}, ${row.note}, ${row.at})
    returning id`.execute(tx);
  return assertFound(made.rows[0]).id;
}

/** Writes what became of an open proposal. False: it is open no more. */
export async function closeEnding(
  tx: Transaction,
  id: number,
  closed: { state: Exclude<EndingState, 'open' | 'lapsed'>; by: number; at: Date },
): Promise<boolean> {
  const moved = await sql`
    update registration_endings set state = ${closed.state}, closed_by = ${closed.by}, closed_at = ${closed.at}
    where id = ${id} and state = 'open' returning id`.execute(tx);
  return moved.rows.length > 0;
}

/** Lets the open proposals of a person lapse whose registration has an end otherwise, or whose day has passed. */
export async function lapseOpenEndings(
  tx: Transaction,
  playerId: number,
  { today, at }: { today: string; at: Date },
): Promise<LapsedEnding[]> {
  const lapsed = await sql<LapsedEnding>`
    update registration_endings e set state = 'lapsed', closed_at = ${at}
    from registrations r
    where r.id = e.registration_id and r.player_id in (${recordsOfPerson(playerId)}) and e.state = 'open'
      and (r.ended_on is not null or r.ends_on < ${today}::date or e.ends_on < ${today}::date)
    returning e.id, e.registration_id as "registrationId", e.proposed_by as "proposedBy", r.kind`.execute(tx);
  return lapsed.rows;
}

/** Removes what an erased person wrote. */
export async function eraseEndingNotes(tx: Transaction, accountId: number): Promise<void> {
  await sql`
    update registration_endings set note = '' where proposer_id = ${accountId} and note <> ''`.execute(tx);
}
