import type { PlayerRole } from '@trattativa/domain/people/player-roles';
import { sql } from 'kysely';
import { sqlProfile } from '../../identity/sql-names.ts';
import type { Queryable } from '../../platform/database/database.ts';

/** The account that a player's record is linked to, or null. */
export async function findPlayerAccount(db: Queryable, playerId: number): Promise<number | null> {
  const found = await sql<{ account_id: number | null }>`
    select account_id from players where id = ${playerId}`.execute(db);
  return found.rows[0]?.account_id ?? null;
}

/**
 * The logins of guardians who consented for a player who is a minor on a day; without club logins, which
 * cannot open the notification's screen.
 */
export async function listGuardianAccounts(db: Queryable, playerId: number, day: string): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select g.id from players p
    join accounts w on w.id = p.account_id and w.guardian_confirmed_at is not null
      and w.born_date > ${day}::date - interval '18 years'
    join accounts g on g.email = w.guardian_email and g.profile not in (${sqlProfile.team}, ${sqlProfile.teamNotRegistered}, ${sqlProfile.teamNotAccepted})
    where p.id = ${playerId}`.execute(db);
  return found.rows.map((row) => row.id);
}

export async function findAgentAccount(db: Queryable, agentId: number): Promise<number> {
  const found = await sql<{ account_id: number }>`
    select account_id from agents where id = ${agentId}`.execute(db);
  return found.rows[0]?.account_id ?? 0;
}

export async function findCoachAccount(db: Queryable, coachingStaffId: number): Promise<number | null> {
  const found = await sql<{ account_id: number | null }>`
    select account_id from coaching_staff where id = ${coachingStaffId}`.execute(db);
  return found.rows[0]?.account_id ?? null;
}

/** The club that an account acts for, or null. */
export async function findTeamOf(db: Queryable, accountId: number): Promise<number | null> {
  const found = await sql<{ team_id: number }>`
    select team_id from team_members where account_id = ${accountId}`.execute(db);
  return found.rows[0]?.team_id ?? null;
}

/** The player's account with the address that an invitation was sent to, or null. */
export async function findInvitedAccount(db: Queryable, invitationId: number): Promise<number | null> {
  const found = await sql<{ id: number }>`
    select a.id from claim_invitations i join accounts a on a.email = i.email
    where i.id = ${invitationId} and a.profile = ${sqlProfile.player}`.execute(db);
  return found.rows[0]?.id ?? null;
}

export interface RequestFacts {
  team_id: number;
  role: PlayerRole;
  /** The members of the club, and the agent who published for it. */
  makers: number[];
}

export async function findRequestFacts(db: Queryable, requestId: number): Promise<RequestFacts | null> {
  const found = await sql<RequestFacts>`
    select r.team_id, r.role, array(
      select account_id from team_members where team_id = r.team_id
      union select account_id from agents where id = r.agent_id) as makers
    from requests r where r.id = ${requestId}`.execute(db);
  return found.rows[0] ?? null;
}

/** The player of an invoice's negotiation. */
export async function findInvoicedPlayer(db: Queryable, negotiationId: number): Promise<number | null> {
  const found = await sql<{ player_id: number | null }>`
    select player_id from negotiations where id = ${negotiationId}`.execute(db);
  return found.rows[0]?.player_id ?? null;
}
