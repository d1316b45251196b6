import { requestStatus } from '@trattativa/domain/market/request-statuses';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';

/** Ends what a club asks for once nobody acts for it: its drafts go, its requests close. */
export async function endRequestsOfTeam(tx: Transaction, teamId: number, at: Date): Promise<void> {
  await sql`delete from request_drafts where team_id = ${teamId}`.execute(tx);
  await sql`
    update requests set status = ${requestStatus.closed}, version = version + 1, updated_at = ${at}
    where team_id = ${teamId} and status = ${requestStatus.active}`.execute(tx);
}

/** Deletes what the person was writing as an agent. */
export async function eraseRequestDrafts(tx: Transaction, accountId: number): Promise<void> {
  await sql`
    delete from request_drafts where agent_id in (select id from agents where account_id = ${accountId})`.execute(
    tx,
  );
}
