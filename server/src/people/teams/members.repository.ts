import { profileType } from '@trattativa/domain/identity/profile-types';
import { sql } from 'kysely';
import { sqlProfile } from '../../identity/sql-names.ts';
import { assertFound } from '../../platform/database/assert-found.ts';
import type { Columns, Queryable, Transaction } from '../../platform/database/database.ts';

export interface MemberRow extends Columns<'team_members', 'account_id' | 'is_owner' | 'joined_at'> {
  name: string;
  email: string;
}

/** The members of a club, the owner first. */
export async function listMembers(db: Queryable, teamId: number): Promise<MemberRow[]> {
  const found = await sql<MemberRow>`
    select m.account_id, trim(a.name || ' ' || a.surname) as name, a.email::text, m.is_owner, m.joined_at
    from team_members m join accounts a on a.id = m.account_id
    where m.team_id = ${teamId} order by m.is_owner desc, m.joined_at, m.account_id`.execute(db);
  return found.rows;
}

export async function listMemberIds(db: Queryable, teamId: number): Promise<number[]> {
  return (await listMembers(db, teamId)).map(({ account_id }) => account_id);
}

export async function isOwner(db: Queryable, teamId: number, accountId: number): Promise<boolean> {
  const found = await sql`
    select from team_members where team_id = ${teamId} and account_id = ${accountId} and is_owner`.execute(
    db,
  );
  return found.rows.length > 0;
}

export async function deleteMember(tx: Transaction, accountId: number): Promise<void> {
  await sql`delete from team_members where account_id = ${accountId}`.execute(tx);
}

/**
 * Restores the members that a club had until its last deletion, except those in another club now. Returns
 * their account ids.
 */
export async function restoreMembers(tx: Transaction, teamId: number): Promise<number[]> {
  const restored = await sql<{ account_id: number }>`
    insert into team_members (account_id, team_id, is_owner, joined_at)
    select a.id, ${teamId}, (m.member ->> 'isOwner')::boolean, (m.member ->> 'joinedAt')::timestamptz
    from (select details from team_acts where team_id = ${teamId} and kind = 'deleted' order by id desc limit 1) act,
      jsonb_array_elements(act.details -> 'members') as m (member)
      join accounts a on a.id = (m.member ->> 'id')::bigint and a.deleted_at is null
    on conflict do nothing returning account_id`.execute(tx);
  return restored.rows.map((row) => row.account_id);
}

/** Whether an account belongs to a club that waits for staff. */
export async function isInWaitingTeam(db: Queryable, accountId: number): Promise<boolean> {
  const found = await sql`
    select from team_members m join teams t on t.id = m.team_id
    where m.account_id = ${accountId} and t.profile = ${sqlProfile.teamNotAccepted} and t.deleted_at is null`.execute(
    db,
  );
  return found.rows.length > 0;
}

/** Inserts a club that waits for staff, with its first member as owner. */
export async function insertWaitingTeam(
  tx: Transaction,
  accountId: number,
  name: string,
  at: Date,
): Promise<void> {
  await sql`
    with team as (
      insert into teams (name, profile, country, created_at, updated_at)
      values (${name}, ${profileType.teamNotAccepted}, 'IT', ${at}, ${at}) returning id)
    insert into team_members (account_id, team_id, is_owner, joined_at)
    select ${accountId}, id, true, ${at} from team`.execute(tx);
}

/** Removes an unused account from its club, and deletes a waiting club without other members. */
export async function deleteUnusedTeam(tx: Transaction, accountId: number): Promise<void> {
  const left = await sql<{ team_id: number }>`
    delete from team_members where account_id = ${accountId} returning team_id`.execute(tx);
  for (const { team_id: teamId } of left.rows) {
    await sql`
      delete from teams t where id = ${teamId} and profile = ${profileType.teamNotAccepted}
        and not exists (select from team_members m where m.team_id = t.id)`.execute(tx);
  }
}

/** Adds the account as a member of the club, as its owner when it has none. */
export async function insertMember(
  tx: Transaction,
  accountId: number,
  teamId: number,
  at: Date,
): Promise<void> {
  await sql`
    insert into team_members (account_id, team_id, is_owner, joined_at)
    values (${accountId}, ${teamId},
      not exists (select from team_members where team_id = ${teamId} and is_owner), ${at})
    on conflict (account_id) do nothing`.execute(tx);
}

/** Removes the account from its waiting club, unless it is this one, and deletes that club. */
export async function leaveWaitingTeam(
  tx: Transaction,
  accountId: number,
  exceptTeamId: number,
  at: Date,
): Promise<void> {
  await sql`
    with left_team as (
      delete from team_members m using teams t
      where m.account_id = ${accountId} and t.id = m.team_id and t.id <> ${exceptTeamId} and t.profile = ${sqlProfile.teamNotAccepted} returning m.team_id)
    update teams set deleted_at = ${at} where id in (select team_id from left_team)`.execute(tx);
}

export interface InvitationRow
  extends Columns<'team_invitations', 'id' | 'team_id' | 'name' | 'language' | 'created_at' | 'expires_at'> {
  team_name: string;
  email: string;
}

const invitationColumns = sql.raw(
  'i.id, i.team_id, t.name as team_name, i.email::text, i.name, i.language, i.created_at, i.expires_at',
);
const isOpen = sql.raw('i.used_at is null and i.withdrawn_at is null and t.deleted_at is null');

export async function listInvitations(db: Queryable, teamId: number): Promise<InvitationRow[]> {
  const found = await sql<InvitationRow>`
    select ${invitationColumns} from team_invitations i join teams t on t.id = i.team_id
    where i.team_id = ${teamId} and ${isOpen} order by i.created_at, i.id`.execute(db);
  return found.rows;
}

export async function findInvitation(db: Queryable, id: number): Promise<InvitationRow | null> {
  const found = await sql<InvitationRow>`
    select ${invitationColumns} from team_invitations i join teams t on t.id = i.team_id
    where i.id = ${id} and ${isOpen}`.execute(db);
  return found.rows[0] ?? null;
}

/** The open invitation of a mailed code. */
export async function findInvitationByCode(
  db: Queryable,
  hashes: readonly Buffer[],
  at: Date,
): Promise<InvitationRow | null> {
  const found = await sql<InvitationRow>`
    select ${invitationColumns} from team_invitations i join teams t on t.id = i.team_id
    where i.hash = any(${hashes}) and i.expires_at > ${at} and ${isOpen}`.execute(db);
  return found.rows[0] ?? null;
}

/** Consumes an invitation in one statement, so that one of two concurrent uses wins. */
export async function markInvitationUsed(tx: Transaction, id: number, at: Date): Promise<boolean> {
  const used = await sql`
    update team_invitations set used_at = ${at}
    where id = ${id} and used_at is null and withdrawn_at is null returning id`.execute(tx);
  return used.rows.length > 0;
}

export async function markInvitationWithdrawn(tx: Transaction, id: number, at: Date): Promise<boolean> {
  const withdrawn = await sql`
    update team_invitations set withdrawn_at = ${at}
    where id = ${id} and used_at is null and withdrawn_at is null returning id`.execute(tx);
  return withdrawn.rows.length > 0;
}

/** Stores the hash of the mailed code. A mail that is written again invalidates the code before it. */
export async function setInvitationCode(db: Queryable, id: number, hash: Buffer): Promise<void> {
  await sql`update team_invitations set hash = ${hash} where id = ${id}`.execute(db);
}

/** Prolongs an unused invitation by the time its mail waited. */
export async function prolongInvitation(tx: Transaction, hash: Buffer, waitedSeconds: number): Promise<void> {
  await sql`
    update team_invitations set expires_at = expires_at + ${waitedSeconds} * interval '1 second'
    where hash = ${hash} and used_at is null`.execute(tx);
}

/** Inserts an invitation, or renews an open one for the same address. */
export async function insertInvitation(
  tx: Transaction,
  invitation: {
    teamId: number;
    email: string;
    name: string;
    language: string;
    invitedBy: number;
    at: Date;
    expiresAt: Date;
  },
): Promise<number> {
  const inserted = await sql<{ id: number }>`
    insert into team_invitations (team_id, email, name, language, invited_by, created_at, expires_at)
    values (${invitation.teamId}, ${invitation.email}, ${invitation.name}, ${invitation.language}, ${invitation.invitedBy},
            ${invitation.at}, ${invitation.expiresAt})
    on conflict (team_id, email) where used_at is null and withdrawn_at is null do update set
      name = excluded.name, language = excluded.language, hash = null, invited_by = excluded.invited_by,
      created_at = excluded.created_at, expires_at = excluded.expires_at
    returning id`.execute(tx);
  return assertFound(inserted.rows[0]).id;
}

/** The numbers of invitations of a club since an instant: in total, and to this address. */
export async function countInvited(
  tx: Transaction,
  { teamId, email, since }: { teamId: number; email: string; since: Date },
): Promise<{ all: number; thisOne: number }> {
  const found = await sql<{ all: number; this_one: number }>`
    select count(*)::int as all, count(*) filter (where lower(details ->> 'about') = lower(${email}))::int as this_one
    from team_acts where team_id = ${teamId} and kind = 'memberInvited' and at > ${since}`.execute(tx);
  return { all: found.rows[0]?.all ?? 0, thisOne: found.rows[0]?.this_one ?? 0 };
}

/** True for an address with a login, which cannot join another club. */
export async function isLoginInUse(db: Queryable, email: string): Promise<boolean> {
  const found =
    await sql`select from accounts where email = ${email} and profile is not null and profile <> ${sqlProfile.teamNotAccepted}`.execute(
      db,
    );
  return found.rows.length > 0;
}

export interface ActRow extends Columns<'team_acts', 'id' | 'kind' | 'actor_name' | 'at'> {
  details: { fields?: string[]; about?: string };
}

/** A page of the history of a club, newest first. */
export async function listActs(
  db: Queryable,
  teamId: number,
  page: { limit: number; beforeId: number | null },
): Promise<{ rows: ActRow[]; total: number }> {
  const before = page.beforeId === null ? sql`` : sql` and id < ${page.beforeId}`;
  const [found, counted] = await Promise.all([
    sql<ActRow>`
      select id, kind, actor_name, details, at from team_acts where team_id = ${teamId}${before}
      order by id desc limit ${page.limit + 1}`.execute(db),
    sql<{ total: number }>`select count(*) as total from team_acts where team_id = ${teamId}`.execute(db),
  ]);
  return { rows: found.rows, total: counted.rows[0]?.total ?? 0 };
}
