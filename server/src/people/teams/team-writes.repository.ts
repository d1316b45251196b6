import { profileType } from '@trattativa/domain/identity/profile-types';
import { sql } from 'kysely';
import { sqlAgentType } from '../../identity/sql-names.ts';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import type { OrgChartRow, TeamFields, TeamRow } from './team.ts';
import { teamColumns } from './teams.repository.ts';

/** Inserts a not-registered club. Returns its record. */
export async function insertTeam(
  tx: Transaction,
  fields: Partial<TeamFields> & Pick<TeamFields, 'name' | 'country'>,
  at: Date,
): Promise<TeamRow> {
  const inserted = await tx
    .insertInto('teams')
    .values({ ...fields, profile: profileType.teamNotRegistered, created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return (await sql<TeamRow>`select ${teamColumns} from teams t where t.id = ${inserted.id}`.execute(tx))
    .rows[0] as TeamRow;
}

/** Updates a club if it is still at the version seen. Null when it was changed meanwhile. */
export async function updateTeam(
  tx: Transaction,
  team: { id: number; version: number },
  fields: Partial<TeamFields>,
  at: Date,
): Promise<TeamRow | null> {
  const updated = await tx
    .updateTable('teams')
    .set({ ...fields, version: sql`version + 1`, updated_at: at })
    .where('id', '=', team.id)
    .where('version', '=', team.version)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!updated) return null;
  return (await sql<TeamRow>`select ${teamColumns} from teams t where t.id = ${team.id}`.execute(tx))
    .rows[0] as TeamRow;
}

/** A picture does not raise the version, because no form contains it. */
export async function setTeamPicture(tx: Transaction, teamId: number, url: string | null): Promise<void> {
  await sql`update teams set image_url = ${url} where id = ${teamId}`.execute(tx);
}

export async function replaceOrgChart(
  tx: Transaction,
  teamId: number,
  places: readonly OrgChartRow[],
): Promise<void> {
  await sql`delete from team_org_chart where team_id = ${teamId}`.execute(tx);
  if (places.length === 0) return;
  await tx
    .insertInto('team_org_chart')
    .values(places.map((place) => ({ team_id: teamId, ...place })))
    .execute();
}

export interface NewAct {
  teamId: number;
  kind: string;
  /** The details: field names, a person, a reason. */
  details?: {
    fields?: readonly string[];
    about?: string;
    /** For a deletion, the members of the club until then. */
    members?: readonly { id: number; isOwner: boolean; joinedAt: Date }[];
  };
  /** Null: the platform itself. */
  actorId: number | null;
  at: Date;
}

/** Adds an entry to the history of a club. */
export async function recordAct(tx: Transaction, act: NewAct): Promise<void> {
  await sql`
    insert into team_acts (team_id, kind, details, actor_id, actor_name, at)
    select ${act.teamId}, ${act.kind}, ${JSON.stringify(act.details ?? {})}::jsonb, ${act.actorId},
      coalesce((select trim(name || ' ' || surname) from accounts where id = ${act.actorId}), ''), ${act.at}`.execute(
    tx,
  );
}

/** The accounts whose screens show a club: its members, premium agents, staff. */
export async function listTeamAudience(db: Queryable, teamId: number): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select account_id as id from team_members where team_id = ${teamId}
    union select id from accounts where is_staff and staff_ended_at is null or agent_type = ${sqlAgentType.premium}`.execute(
    db,
  );
  return found.rows.map(({ id }) => id);
}

export async function listStaff(db: Queryable): Promise<number[]> {
  const found = await sql<{
    id: number;
  }>`select id from accounts where is_staff and staff_ended_at is null`.execute(db);
  return found.rows.map(({ id }) => id);
}

/** Soft-deletes a club. Past deals keep its name. */
export async function markTeamDeleted(tx: Transaction, teamId: number, at: Date): Promise<boolean> {
  const deleted = await sql`
    update teams set deleted_at = ${at}, version = version + 1 where id = ${teamId} and deleted_at is null returning id`.execute(
    tx,
  );
  return deleted.rows.length > 0;
}

/** The time at which a club was deleted, locked until the transaction ends; null for any other. */
export async function findDeletedAt(tx: Transaction, teamId: number): Promise<Date | null> {
  const found = await sql<{ deleted_at: Date | null }>`
    select deleted_at from teams where id = ${teamId} for no key update`.execute(tx);
  return found.rows[0]?.deleted_at ?? null;
}

export async function unmarkTeamDeleted(tx: Transaction, teamId: number): Promise<void> {
  await sql`update teams set deleted_at = null, version = version + 1 where id = ${teamId}`.execute(tx);
}
