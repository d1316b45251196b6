import { sql } from 'kysely';
import { sqlNegotiation } from '../../deals/sql-names.ts';
import { assertFound } from '../../platform/database/assert-found.ts';
import type { Database } from '../../platform/database/database.ts';

export interface DemoBoundPlayer {
  playerId: number;
  agentId: number;
  /** The club that has the player. */
  teamId: number;
  openToLoan: boolean;
  /** What the player asks a month, in euros. */
  asked: number | null;
}

/** Adults under contract with one of these clubs whom an agent has on the market and nobody talks about. */
export async function listDemoBoundPlayers(
  db: Database,
  { teamIds, agentIds, bornUntil }: { teamIds: number[]; agentIds: number[]; bornUntil: string },
): Promise<DemoBoundPlayer[]> {
  const found = await sql<DemoBoundPlayer>`
    select p.id as "playerId", p.agent_id as "agentId", t.id as "teamId", p.open_to_loan as "openToLoan",
      p.requested_salary_cents / 100 as asked
    from players p join teams t on t.name = p.current_club
    where t.id = any(${teamIds}::bigint[]) and p.agent_id = any(${agentIds}::bigint[]) and p.on_market
      and p.deleted_at is null and p.contract_end is not null and p.born_date <= ${bornUntil}::date
      and not exists (select from negotiations n where n.player_id = p.id)
    order by array_position(${teamIds}::bigint[], t.id), p.id`.execute(db);
  return found.rows;
}

/** Adults of an agent on the market about whom nobody talks, in id order. */
export async function listDemoUnaskedPlayers(
  db: Database,
  agentId: number,
  bornUntil: string,
): Promise<{ id: number; asked: number | null }[]> {
  const found = await sql<{ id: number; asked: number | null }>`
    select id, requested_salary_cents / 100 as asked from players p
    where agent_id = ${agentId} and on_market and deleted_at is null and born_date <= ${bornUntil}::date
      and not exists (select from negotiations n where n.player_id = p.id)
    order by id`.execute(db);
  return found.rows;
}

/** Negotiations about players on trial, the newest first. */
export async function listDemoTrials(
  db: Database,
  limit: number,
): Promise<{ negotiationId: number; teamId: number }[]> {
  const found = await sql<{ negotiationId: number; teamId: number }>`
    select id as "negotiationId", team_id as "teamId" from negotiations
    where status = ${sqlNegotiation.trial} and player_id is not null
    order by id desc limit ${limit}`.execute(db);
  return found.rows;
}

/** The account of a minor whose guardian has confirmed it; copies the password of player@demo.test. */
export async function insertDemoMinor(
  db: Database,
  minor: { email: string; guardianEmail: string; name: string; surname: string; bornDate: string; at: Date },
): Promise<number> {
  const inserted = await sql<{ id: number }>`
    insert into accounts (email, password_hash, name, surname, profile, born_date, guardian_email, guardian_confirmed_at,
                          terms_version, terms_accepted_at, activated_at, created_at)
    select ${minor.email}, password_hash, ${minor.name}, ${minor.surname}, 0, ${minor.bornDate}::date,
           ${minor.guardianEmail}, ${minor.at}, 'demo', ${minor.at}, ${minor.at}, ${minor.at}
    from accounts where email = 'player@demo.test' returning id`.execute(db);
  return assertFound(inserted.rows[0]).id;
}
