import type { TeamChangeStatus } from '@trattativa/domain/people/team-change-statuses';
import { sql } from 'kysely';
import type { Database, Queryable, Transaction } from '../../../platform/database/database.ts';
import { type Cursor, cursorOf, maxCounted, pageOf } from '../../../platform/paging.ts';
import { sqlTeamChange } from '../../sql-names.ts';
import type { TeamPatch, TeamRow } from '../team.ts';
import { teamColumns } from '../teams.repository.ts';

/** The last proposal of a person for the club. */
export async function findLatestProposal(
  db: Queryable,
  teamId: number,
  proposerId: number,
): Promise<{ status: TeamChangeStatus; reason: string; created_at: Date; changes: TeamPatch } | null> {
  const found = await sql<{ status: TeamChangeStatus; reason: string; created_at: Date; changes: TeamPatch }>`
    select status, reason, created_at, changes from team_change_proposals
    where team_id = ${teamId} and proposer_id = ${proposerId} order by id desc limit 1`.execute(db);
  return found.rows[0] ?? null;
}

/** Stores a proposal; it replaces a waiting one of the same person. */
export async function insertProposal(
  tx: Transaction,
  proposal: { teamId: number; proposerId: number; changes: TeamPatch; at: Date },
): Promise<void> {
  await sql`
    insert into team_change_proposals (team_id, proposer_id, changes, created_at)
    values (${proposal.teamId}, ${proposal.proposerId}, ${JSON.stringify(proposal.changes)}::jsonb, ${proposal.at})
    on conflict (team_id, proposer_id) where status = ${sqlTeamChange.waits}
    do update set changes = excluded.changes, created_at = excluded.created_at`.execute(tx);
}

export interface WaitingChange {
  change_id: number;
  proposer_id: number;
  proposer: string;
  proposed_at: Date;
  changes: TeamPatch;
}

/** A page of waiting proposals, with the club as it is now, oldest first. */
export async function listWaitingChanges(
  db: Database,
  page: { limit: number; after: Cursor | null },
): Promise<{ rows: (TeamRow & WaitingChange)[]; nextCursor: string | null; total: number }> {
  const after = page.after
    ? sql` and (c.created_at, c.id) > (${page.after.key}::timestamptz, ${page.after.id})`
    : sql``;
  const [found, counted] = await Promise.all([
    sql<TeamRow & WaitingChange & { sort_key: string }>`
      select ${teamColumns}, c.id as change_id, c.proposer_id, trim(a.name || ' ' || a.surname) as proposer,
        c.created_at as proposed_at, c.created_at::text as sort_key, c.changes
      from team_change_proposals c join teams t on t.id = c.team_id and t.deleted_at is null
      join accounts a on a.id = c.proposer_id
      where c.status = ${sqlTeamChange.waits}${after} order by c.created_at, c.id limit ${page.limit + 1}`.execute(
      db,
    ),
    sql<{ total: number }>`
      select count(*) as total from (
        select 1 from team_change_proposals c join teams t on t.id = c.team_id and t.deleted_at is null
        where c.status = ${sqlTeamChange.waits} limit ${maxCounted}) as counted`.execute(db),
  ]);
  return {
    ...pageOf(found.rows, page.limit, (last) => cursorOf(last.sort_key, last.change_id)),
    total: counted.rows[0]?.total ?? 0,
  };
}

/** A proposal, locked until the transaction ends. */
export async function lockProposal(
  tx: Transaction,
  id: number,
): Promise<{ team_id: number; proposer_id: number; status: TeamChangeStatus; changes: TeamPatch } | null> {
  const found = await sql<{
    team_id: number;
    proposer_id: number;
    status: TeamChangeStatus;
    changes: TeamPatch;
  }>`
    select team_id, proposer_id, status, changes from team_change_proposals where id = ${id} for no key update`.execute(
    tx,
  );
  return found.rows[0] ?? null;
}

export async function decideProposal(
  tx: Transaction,
  decision: { id: number; status: TeamChangeStatus; reason: string; actorId: number; at: Date },
): Promise<void> {
  await sql`
    update team_change_proposals
    set status = ${decision.status}, reason = ${decision.reason}, decided_by = ${decision.actorId}, decided_at = ${decision.at}
    where id = ${decision.id} and status = ${sqlTeamChange.waits}`.execute(tx);
}
