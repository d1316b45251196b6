import { sql } from 'kysely';
import { sqlProfile } from '../../identity/sql-names.ts';
import type { Transaction } from '../../platform/database/database.ts';

/** Takes the person out of the club; answers its id, null for who acts for none. */
export async function leaveTeam(tx: Transaction, accountId: number): Promise<number | null> {
  const left = await sql<{ team_id: number }>`
    delete from team_members where account_id = ${accountId} returning team_id`.execute(tx);
  return left.rows[0]?.team_id ?? null;
}

/** Makes the member who has been there longest its owner. False: the club has no members. */
export async function passTeamOn(tx: Transaction, teamId: number): Promise<boolean> {
  const heir = await sql`
    update team_members set is_owner = true
    where account_id = (
      select account_id from team_members where team_id = ${teamId} order by is_owner desc, joined_at, account_id limit 1)
    returning account_id`.execute(tx);
  return heir.rows.length > 0;
}

/**
 * A club that nobody acts for is not registered any more; its open invitations go, and its contact goes if it was the
 * address of the person who left.
 */
export async function unregisterTeam(
  tx: Transaction,
  teamId: number,
  leftBy: number,
  at: Date,
): Promise<void> {
  await sql`
    update teams set profile = ${sqlProfile.teamNotRegistered}, version = version + 1, updated_at = ${at},
      contact_email = case when contact_email = (select email from accounts where id = ${leftBy}) then null else contact_email end
    where id = ${teamId} and profile <> ${sqlProfile.teamNotRegistered}`.execute(tx);
  await sql`
    update team_invitations set withdrawn_at = ${at}
    where team_id = ${teamId} and used_at is null and withdrawn_at is null`.execute(tx);
}

/** Takes the person out of what clubs keep of their past: who did it, whom they asked in or let go. */
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
