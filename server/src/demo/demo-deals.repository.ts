import { sql } from 'kysely';
import { sqlRequest } from '../market/sql-names.ts';
import { assertFound } from '../platform/database/assert-found.ts';
import type { Database } from '../platform/database/database.ts';

/** The latest active requests of a club, with the role of each. */
export async function listDemoClubRequests(
  db: Database,
  teamId: number,
  count: number,
): Promise<{ id: number; role: number }[]> {
  const found = await sql<{ id: number; role: number }>`
    select id, role from requests where team_id = ${teamId} and status = ${sqlRequest.active}
    order by created_at desc, id desc limit ${count}`.execute(db);
  return found.rows;
}

/** Adults of an agent's portfolio, those of the role first. */
export async function listDemoApplicants(
  db: Database,
  agentId: number,
  role: number,
  count: number,
): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select id from players
    where agent_id = ${agentId} and deleted_at is null and on_market and born_date < '2006-01-01'
    order by (principal_role = ${role}) desc nulls last, id limit ${count}`.execute(db);
  return found.rows.map(({ id }) => id);
}

/** Adult players of an agent who are on the market and were proposed to some club, in id order. */
export async function listProposedAdults(
  db: Database,
  agentId: number,
  bornUntil: string,
  limit: number,
): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select p.id from players p
    where p.agent_id = ${agentId} and p.on_market and p.deleted_at is null and p.born_date <= ${bornUntil}::date
      and exists (select from negotiations n where n.player_id = p.id)
    order by p.id limit ${limit}`.execute(db);
  return found.rows.map(({ id }) => id);
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
