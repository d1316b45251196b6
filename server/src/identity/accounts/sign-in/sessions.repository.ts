import type { CallerKind } from '@trattativa/contract/access';
import { type AgentType, agentType } from '@trattativa/domain/identity/agent-types';
import {
  type ProfileType,
  profileType,
  type SubProfile,
  subProfile,
} from '@trattativa/domain/identity/profile-types';
import { sql } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import { dayOf } from '../../../platform/clock.ts';
import type { Columns, Database, Queryable, Transaction } from '../../../platform/database/database.ts';
import { preparedStatement } from '../../../platform/database/prepared-statement.ts';
import { mandatedTeams, recordColumns, recordJoins } from '../../actor-records.ts';
import { waitsForGuardian } from '../guardian/guardian.ts';

export interface NewSession {
  id: string;
  accountId: number;
  refreshHash: Buffer;
  userAgent: string;
  deviceHash: Buffer;
  at: Date;
}

interface NewAccess {
  hash: Buffer;
  expiresAt: Date;
}

/** Adds a session and its first access token in one statement: a login waits for one answer of the database. */
export async function insertSession(db: Database, session: NewSession, access: NewAccess): Promise<void> {
  await sql`
    with opened as (
      insert into sessions (id, account_id, created_at, last_used_at, user_agent, refresh_hash, rotated_at, device_hash)
      values (${session.id}, ${session.accountId}, ${session.at}, ${session.at}, ${session.userAgent},
              ${session.refreshHash}, ${session.at}, ${session.deviceHash}) returning id)
    insert into access_tokens (hash, session_id, expires_at)
    select ${access.hash}, opened.id, ${access.expiresAt}::timestamptz from opened`.execute(db);
}

/** Adds an access token to a session and deletes its expired ones. */
export async function renewAccess(
  tx: Transaction,
  sessionId: string,
  access: NewAccess,
  at: Date,
): Promise<void> {
  await sql`delete from access_tokens where session_id = ${sessionId} and expires_at < ${at}`.execute(tx);
  await sql`
    insert into access_tokens (hash, session_id, expires_at)
    values (${access.hash}, ${sessionId}, ${access.expiresAt})`.execute(tx);
}

export interface FoundSession
  extends Columns<
    'sessions',
    'id' | 'account_id' | 'created_at' | 'last_used_at' | 'rotated_at' | 'ended_at'
  > {
  is_previous: boolean;
}

/** The session of a current or previous refresh token, by its known hashes, locked until the transaction ends. */
export async function lockSessionByRefresh(
  tx: Transaction,
  hashes: readonly Buffer[],
): Promise<FoundSession | null> {
  const found = await sql<FoundSession>`
    select id, account_id, created_at, last_used_at, rotated_at, ended_at, refresh_hash <> all(${hashes}) as is_previous
    from sessions where refresh_hash = any(${hashes}) or previous_refresh_hash = any(${hashes}) for update`.execute(
    tx,
  );
  return found.rows[0] ?? null;
}

export async function rotateSession(
  tx: Transaction,
  id: string,
  refreshHash: Buffer,
  at: Date,
): Promise<void> {
  await sql`
    update sessions set previous_refresh_hash = refresh_hash, refresh_hash = ${refreshHash}, rotated_at = ${at}, last_used_at = ${at}
    where id = ${id}`.execute(tx);
}

/** Replaces every token of a session: the ones before are unknown from now on. */
export async function replaceTokens(
  tx: Transaction,
  id: string,
  { refreshHash, access, at }: { refreshHash: Buffer; access: NewAccess; at: Date },
): Promise<void> {
  await sql`delete from access_tokens where session_id = ${id}`.execute(tx);
  await sql`
    update sessions set refresh_hash = ${refreshHash}, previous_refresh_hash = null, rotated_at = ${at}, last_used_at = ${at}
    where id = ${id}`.execute(tx);
  await renewAccess(tx, id, access, at);
}

export async function endSession(tx: Queryable, id: string, at: Date): Promise<void> {
  await sql`update sessions set ended_at = ${at} where id = ${id} and ended_at is null`.execute(tx);
  await sql`delete from access_tokens where session_id = ${id}`.execute(tx);
}

export async function findSessionOpen(
  db: Queryable,
  id: string,
  limits: { usedAfter: Date; createdAfter: Date },
): Promise<boolean> {
  const found = await sql`${preparedStatement}
    select from sessions where id = ${id} and ended_at is null
      and last_used_at > ${limits.usedAfter} and created_at > ${limits.createdAfter}`.execute(db);
  return found.rows.length > 0;
}

export type OpenSessionRow = Columns<'sessions', 'id' | 'user_agent' | 'created_at' | 'last_used_at'>;

/** The open sessions of an account; with limits, only those not expired. */
export async function listOpenSessions(
  db: Queryable,
  accountId: number,
  limits?: { usedAfter: Date; createdAfter: Date },
): Promise<OpenSessionRow[]> {
  const found = await sql<OpenSessionRow>`
    select id, user_agent, created_at, last_used_at from sessions
    where account_id = ${accountId} and ended_at is null
      and last_used_at > ${limits?.usedAfter ?? '-infinity'}::timestamptz
      and created_at > ${limits?.createdAfter ?? '-infinity'}::timestamptz
    order by last_used_at desc, id`.execute(db);
  return found.rows;
}

export async function endSessionsOf(tx: Transaction, accountId: number, at: Date): Promise<void> {
  await sql`
    delete from access_tokens t using sessions s where s.id = t.session_id and s.account_id = ${accountId}`.execute(
    tx,
  );
  await sql`update sessions set ended_at = ${at} where account_id = ${accountId} and ended_at is null`.execute(
    tx,
  );
}

declare module '../../../platform/actor.ts' {
  interface Actor {
    /** 0 player, 1 team, 2 agent, 7 coaching staff */
    profile: ProfileType;
    playerId: number | null;
    agentId: number | null;
    teamId: number | null;
    coachingStaffId: number | null;
    /** Clubs with a mandate for the agent today: the agent may publish requests for them. */
    mandatedTeamIds: readonly number[];
  }
}

interface ActorRow
  extends Columns<
    'accounts',
    'sub_profile' | 'is_staff' | 'is_administrator' | 'agent_type' | 'born_date' | 'guardian_confirmed_at'
  > {
  account_id: number;
  session_id: string;
  profile: ProfileType;
  language: Actor['language'];
  player_id: number | null;
  agent_id: number | null;
  team_id: number | null;
  coaching_staff_id: number | null;
  mandated_team_ids: number[];
}

/** What makes an account `a` an actor: its profile with the records and rights of today. */
const actorColumns = (today: string) => sql`
  a.id as account_id, a.profile, a.sub_profile, a.is_staff, a.is_administrator, a.agent_type,
  a.language, a.born_date, a.guardian_confirmed_at, ${recordColumns}, ${mandatedTeams.get()(today)} as mandated_team_ids`;

/** The holder of an access token, by its known hashes; null when it is unknown or expired, or its session has ended. */
export async function findActor(db: Database, hashes: readonly Buffer[], at: Date): Promise<Actor | null> {
  const found = await sql<ActorRow>`${preparedStatement}
    select ${actorColumns(dayOf(at))}, t.session_id
    from access_tokens t
    join sessions s on s.id = t.session_id and s.ended_at is null
    join accounts a on a.id = s.account_id and a.profile is not null and a.staff_ended_at is null
    ${recordJoins}
    where t.hash = any(${hashes}) and t.expires_at > ${at}`.execute(db);
  const row = found.rows[0];
  return row ? actorFrom(row, dayOf(at)) : null;
}

/** The actor of an open account without a session: what its owner may see, for what is computed on their behalf. */
export async function findAccountActor(db: Queryable, accountId: number, at: Date): Promise<Actor | null> {
  const found = await sql<ActorRow>`
    select ${actorColumns(dayOf(at))}, '' as session_id from accounts a ${recordJoins}
    where a.id = ${accountId} and a.profile is not null and a.staff_ended_at is null and a.activated_at is not null
      and a.deleted_at is null`.execute(db);
  const row = found.rows[0];
  return row ? actorFrom(row, dayOf(at)) : null;
}

function actorFrom(row: ActorRow, today: string): Actor {
  return {
    accountId: row.account_id,
    sessionId: row.session_id,
    kind: kindOf(row),
    profile: row.profile,
    language: row.language,
    awaitsGuardian: waitsForGuardian(row, today),
    awaitsAcceptance: row.profile === profileType.teamNotAccepted,
    playerId: row.player_id,
    agentId: row.agent_id,
    teamId: row.team_id,
    coachingStaffId: row.coaching_staff_id,
    mandatedTeamIds: row.mandated_team_ids,
  };
}

/** The caller's column in the permission matrix. */
export function kindOf(account: {
  profile: ProfileType;
  sub_profile: SubProfile;
  is_staff: boolean;
  is_administrator: boolean;
  agent_type: AgentType | null;
}): Exclude<CallerKind, 'guest'> {
  if (account.is_administrator) return 'admin';
  if (account.is_staff) return 'staff';
  if (account.profile === profileType.player) return 'player';
  if (account.profile === profileType.agent)
    return account.agent_type === agentType.premium ? 'premium' : 'agent';
  if (account.profile === profileType.coachingStaff)
    return account.sub_profile === subProfile.scout ? 'scout' : 'coach';
  return 'team';
}
