import { sql } from 'kysely';
import { sqlProfile } from '../../identity/sql-names.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { withdrawTeamPlayers } from '../players/portfolio/portfolio-records.repository.ts';
import { teamRequests } from '../team-requests.ts';

/** Removes a person from their club. Returns its id; null for a person without a club. */
async function leaveTeam(tx: Transaction, accountId: number): Promise<number | null> {
  const left = await sql<{ team_id: number }>`
    delete from team_members where account_id = ${accountId} returning team_id`.execute(tx);
  return left.rows[0]?.team_id ?? null;
}

/** Makes the longest-standing member the owner. False when the club has no members. */
async function passOwnership(tx: Transaction, teamId: number): Promise<boolean> {
  const owner = await sql`
    update team_members set is_owner = true
    where account_id = (
      select account_id from team_members where team_id = ${teamId} order by is_owner desc, joined_at, account_id limit 1)
    returning account_id`.execute(tx);
  return owner.rows.length > 0;
}

/**
 * Unregisters a club that nobody acts for: its open invitations are withdrawn, and its contact is cleared if
 * it was the address of the person who left.
 */
async function unregisterTeam(tx: Transaction, teamId: number, leftBy: number, at: Date): Promise<void> {
  await sql`
    update teams set profile = ${sqlProfile.teamNotRegistered}, version = version + 1, updated_at = ${at},
      contact_email = case when contact_email = (select email from accounts where id = ${leftBy}) then null else contact_email end
    where id = ${teamId} and profile <> ${sqlProfile.teamNotRegistered}`.execute(tx);
  await sql`
    update team_invitations set withdrawn_at = ${at}
    where team_id = ${teamId} and used_at is null and withdrawn_at is null`.execute(tx);
}

/** Removes a person from the history of clubs: as the one who acted, was invited or was removed. */
export async function eraseClubHistory(tx: Transaction, accountId: number): Promise<void> {
  await sql`delete from team_invitations where email = (select email from accounts where id = ${accountId})`.execute(
    tx,
  );
  await sql`update team_acts set actor_name = '' where actor_id = ${accountId}`.execute(tx);
  await sql`
    update team_acts t set details = details || '{"about": "–"}' from accounts a
    where a.id = ${accountId} and t.kind in ('memberInvited', 'invitationWithdrawn', 'memberJoined', 'memberRemoved', 'claimed')
      and lower(t.details ->> 'about') in (lower(a.email::text), lower(trim(a.name || ' ' || a.surname)))`.execute(
    tx,
  );
}

/**
 * Removes a person from their club. The longest-standing member becomes its owner; a club without members is
 * unregistered: its players leave the market, its drafts are deleted and its requests closed.
 */
export async function eraseMembership(tx: Transaction, accountId: number, at: Date): Promise<void> {
  const teamId = await leaveTeam(tx, accountId);
  if (teamId === null || (await passOwnership(tx, teamId))) return;
  await unregisterTeam(tx, teamId, accountId, at);
  await withdrawTeamPlayers(tx, teamId);
  await teamRequests.get().endAll(tx, teamId, at);
}
