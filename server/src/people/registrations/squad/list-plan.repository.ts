import { rolesOfSquad } from '@trattativa/domain/people/ledger/squad';
import type { StayAtClub } from '@trattativa/domain/people/lists/training-at-club';
import { sql } from 'kysely';
import type { Columns, Database, Queryable } from '../../../platform/database/database.ts';
import { dealsOfPeople } from '../../deals-of-people.ts';
import { recordsOfPerson } from '../../players/players.repository.ts';
import { opensFor, type SquadView } from './squad.repository.ts';

/** A player whom a club has on a day, by the record that the reader may open, else by any: of that nothing but the name is read. */
export interface ListedRow
  extends Columns<
    'players',
    'name' | 'surname' | 'born_date' | 'nationality' | 'second_nationality' | 'eu_passport'
  > {
  player_id: number;
  opens: boolean;
  is_borrowed: boolean;
  starts_on: string;
  /** All records of the person. */
  records: number[];
}

/** How many players a plan reads: more than any list has. */
const maxListed = 200;

/**
 * The players whom a club has on a day and has not lent, in the order of its squad. The club and staff find every one of them, also those
 * whose page does not open to the club; a reader from outside those whose page opens, and nothing of what begins after today.
 */
export async function listSquadOn(
  db: Database,
  { teamId, actor, readsAll, today }: SquadView,
  day: string,
): Promise<ListedRow[]> {
  const roles = sql`array[${sql.join([...rolesOfSquad])}]::smallint[]`;
  const found = await sql<ListedRow>`
    select shown.player_id, shown.opens, shown.name, shown.surname, shown.born_date, shown.nationality,
      shown.second_nationality, shown.eu_passport, r.kind = 'loan' as is_borrowed, r.starts_on,
      array(${recordsOfPerson(sql`r.player_id`)})::int[] as records
    from registrations r
    join lateral (
      select p.id as player_id, p.name, p.surname, p.principal_role, p.born_date, p.nationality, p.second_nationality,
        p.eu_passport, ${opensFor(actor, today)} as opens
      from players p where p.id in (${recordsOfPerson(sql`r.player_id`)}) and p.deleted_at is null
      order by opens desc, p.id = r.player_id desc, p.id limit 1) shown on ${readsAll ? sql`true` : sql`shown.opens`}
    where r.team_id = ${teamId} and r.player_id is not null and r.starts_on <= ${day}::date
      and coalesce(r.ended_on, r.ends_on) >= greatest(${day}::date, r.starts_on)
      ${readsAll ? sql`` : sql`and r.starts_on <= ${today}::date`}
      and not exists (
        select from registrations o
        where r.kind <> 'loan' and o.kind = 'loan' and o.player_id in (${recordsOfPerson(sql`r.player_id`)})
          and o.starts_on <= ${day}::date and coalesce(o.ended_on, o.ends_on) >= greatest(${day}::date, o.starts_on)
          ${readsAll ? sql`` : sql`and o.starts_on <= ${today}::date`})
    order by coalesce(array_position(${roles}, shown.principal_role), 99), shown.surname, shown.name, r.id
    limit ${maxListed}`.execute(db);
  return found.rows;
}

/** A stay with a club by a signature on the platform. */
interface StayRow extends StayAtClub {
  playerId: number;
}

/** The contracts that signatures on the platform gave players with a club, without those during which they were lent. */
export async function listStaysAt(
  db: Queryable,
  teamId: number,
  playerIds: readonly number[],
): Promise<StayRow[]> {
  const found = await sql<StayRow>`
    select asked.id as "playerId", r.starts_on as "startsOn", coalesce(r.ended_on, r.ends_on) as "lastDay"
    from unnest(${[...playerIds]}::bigint[]) asked (id)
    join registrations r on r.player_id in (${recordsOfPerson(sql`asked.id`)})
    where r.team_id = ${teamId} and r.source = 'deal' and r.kind in ('employed', 'amateur')
      and not exists (
        select from registrations o where o.kind = 'loan' and o.player_id in (${recordsOfPerson(sql`asked.id`)})
          and o.starts_on <= coalesce(r.ended_on, r.ends_on) and coalesce(o.ended_on, o.ends_on) >= r.starts_on)`.execute(
    db,
  );
  return found.rows;
}

export interface CandidateRow extends Columns<'players', 'id' | 'name' | 'surname'> {
  is_in_deal: boolean;
}

/** How many players a plan offers to add. */
const maxCandidates = 50;

/** The players of a club's deals, then those of the given ids, without the records that are in the squad. */
export async function listCandidates(
  db: Queryable,
  teamId: number,
  { watched, squad }: { watched: readonly number[]; squad: readonly number[] },
): Promise<CandidateRow[]> {
  const inDeals = dealsOfPeople.get().playersInDealsOf(teamId);
  const found = await sql<CandidateRow>`
    select p.id, p.name, p.surname, p.id in (${inDeals}) as is_in_deal
    from players p
    where (p.id in (${inDeals}) or p.id = any(${[...watched]}::bigint[])) and p.deleted_at is null
      and not p.id = any(${[...squad]}::bigint[])
    order by is_in_deal desc, p.surname, p.name, p.id limit ${maxCandidates}`.execute(db);
  return found.rows;
}
