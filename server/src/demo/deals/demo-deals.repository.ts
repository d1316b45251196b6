import type { PlayerRole } from '@trattativa/domain/people/player-roles';
import { seasonOfRequest } from '@trattativa/domain/people/season';
import { sql } from 'kysely';
import { sqlNegotiation } from '../../deals/sql-names.ts';
import { sqlRequest } from '../../market/sql-names.ts';
import { sqlContractualStatus } from '../../people/sql-names.ts';
import { dayOf } from '../../platform/clock.ts';
import { assertFound } from '../../platform/database/assert-found.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';

/** The latest active requests of a club, with the role of each. */
export async function listDemoClubRequests(
  db: Database,
  teamId: number,
  count: number,
): Promise<{ id: number; role: PlayerRole }[]> {
  const found = await sql<{ id: number; role: PlayerRole }>`
    select id, role from requests where team_id = ${teamId} and status = ${sqlRequest.active}
    order by created_at desc, id desc limit ${count}`.execute(db);
  return found.rows;
}

/** The player of an application. */
export async function findDemoApplicant(db: Queryable, candidateId: number): Promise<number> {
  const found = await sql<{
    id: number;
  }>`select player_id as id from candidates where id = ${candidateId}`.execute(db);
  return assertFound(found.rows[0]).id;
}

/** Adults of an agent's portfolio who ask what the league pays, in euros a month, those of the role first. */
export async function listDemoApplicants(
  db: Database,
  agentId: number,
  { role, payFrom, payTo }: { role: PlayerRole; payFrom: number; payTo: number },
  count: number,
): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select id from players
    where agent_id = ${agentId} and deleted_at is null and on_market and born_date < '2006-01-01'
      and requested_salary_cents between ${payFrom * 100} and ${payTo * 100}
    order by (principal_role = ${role}) desc nulls last, id limit ${count}`.execute(db);
  return found.rows.map(({ id }) => id);
}

/** What players ask a month, in euros, by their id; who asks nothing is left out. */
export async function listDemoAsks(db: Queryable): Promise<Map<number, number>> {
  const found = await sql<{ id: number; asked: number }>`
    select id, requested_salary_cents / 100 as asked from players where requested_salary_cents is not null`.execute(
    db,
  );
  return new Map(found.rows.map(({ id, asked }) => [id, asked]));
}

/** A player for an offer of a club, with the open negotiation of the two if there is one. */
export interface DemoOfferee {
  playerId: number;
  negotiationId: number | null;
  /** The last step of the negotiation. */
  since: Date | null;
  /** What the player asks a month, in euros. */
  asked: number | null;
}

/**
 * Adults of an agent on the market who were proposed to some club and not signed: those with whom the club talks, the longest first,
 * then those with whom nobody does.
 */
export async function listDemoOfferees(
  db: Database,
  { agentId, teamId, bornUntil }: { agentId: number; teamId: number; bornUntil: string },
): Promise<DemoOfferee[]> {
  const open = sql`n.status in (${sqlNegotiation.viewed}, ${sqlNegotiation.trial}) and n.signed_by_team_at is null`;
  const ended = sqlNegotiation.rejected;
  const found = await sql<DemoOfferee>`
    select p.id as "playerId", own.id as "negotiationId", own.changed_at as since,
      p.requested_salary_cents / 100 as asked
    from players p
    left join lateral (
      select n.id, n.changed_at from negotiations n where n.player_id = p.id and n.team_id = ${teamId} and ${open} limit 1) own on true
    where p.agent_id = ${agentId} and p.on_market and p.deleted_at is null and p.born_date <= ${bornUntil}::date
      and p.signed_season is null and exists (select from negotiations n where n.player_id = p.id)
      and (own.id is not null or not exists (select from negotiations n where n.player_id = p.id and n.status <> ${ended}))
    order by own.changed_at nulls last, p.id`.execute(db);
  return found.rows;
}

/** Where a player lives, and the club that he plays for or last played for; null: one of the two is not known. */
export async function findDemoOrigin(
  db: Queryable,
  playerId: number,
): Promise<{ residence: string; lastTeam: string } | null> {
  const found = await sql<{ residence: string; lastTeam: string }>`
    select p.city as residence, coalesce(nullif(p.current_club, ''), last.club_name) as "lastTeam"
    from players p
    left join lateral (
      select e.club_name from player_experiences e where e.player_id = p.id order by e.end_year desc, e.id limit 1) last on true
    where p.id = ${playerId} and p.city <> '' and coalesce(nullif(p.current_club, ''), last.club_name) is not null`.execute(
    db,
  );
  return found.rows[0] ?? null;
}

/** A player who has signed plays for the club and in its league to the end of the season, for the agreed pay in euros a month. */
export async function joinDemoClub(
  db: Queryable,
  {
    playerId,
    club,
    pay,
    at,
  }: { playerId: number; club: { teamId: number; level: number }; pay: number; at: Date },
): Promise<void> {
  const until = `${seasonOfRequest(dayOf(at)) + 1}-06-30`;
  await sql`
    update players p
    set contractual_status = ${sqlContractualStatus.underContract}, current_club = t.name, current_level = t.level,
        contract_end = ${until}::date, option_holder = null, option_until = null, release_clause_cents = null,
        asking_fee_cents = null, open_to_free = false, open_to_permanent = true,
        salary_cents = ${pay * 100}
    from teams t where p.id = ${playerId} and t.id = ${club.teamId}`.execute(db);
}

/** The own record of the coach with this address. */
export async function findDemoCoach(db: Database, email: string): Promise<number | null> {
  const found = await sql<{ id: number }>`
    select c.id from coaching_staff c join accounts a on a.id = c.account_id where a.email = ${email}`.execute(
    db,
  );
  return found.rows[0]?.id ?? null;
}

/** Adult players of a portfolio without an account, by id. */
export async function listDemoAdults(
  db: Database,
  agentId: number,
  count: number,
): Promise<{ id: number; name: string; surname: string; born_date: string }[]> {
  const found = await sql<{ id: number; name: string; surname: string; born_date: string }>`
    select id, name, surname, born_date from players
    where agent_id = ${agentId} and account_id is null and deleted_at is null and born_date < '2004-01-01'
    order by id limit ${count}`.execute(db);
  return found.rows;
}

/** Gives a portfolio's player an account, as accepting an invitation does. */
export async function linkDemoPlayer(
  db: Database,
  player: { id: number; name: string; surname: string; born_date: string },
  email: string,
  at: Date,
): Promise<number> {
  const inserted = await sql<{ id: number }>`
    insert into accounts (email, password_hash, name, surname, profile, born_date, terms_version, terms_accepted_at,
                          activated_at, created_at)
    select ${email}, password_hash, ${player.name}, ${player.surname}, 0, ${player.born_date}::date, 'demo', ${at}, ${at}, ${at}
    from accounts where email = 'player@demo.test' returning id`.execute(db);
  const accountId = assertFound(inserted.rows[0]).id;
  await linkDemoRecord(db, player.id, accountId);
  return accountId;
}

/** Links a record to the player's account, with a confirmed listing. */
export async function linkDemoRecord(db: Database, playerId: number, accountId: number): Promise<void> {
  await sql`update players set account_id = ${accountId}, listing = 'confirmed' where id = ${playerId}`.execute(
    db,
  );
}
