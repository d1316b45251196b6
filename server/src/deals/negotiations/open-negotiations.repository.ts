import { sql } from 'kysely';
import { sqlProfile } from '../../identity/sql-names.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { sqlOpenNegotiations } from '../sql-names.ts';

/**
 * Negotiations that are open and that nobody but this person can answer: about the own record, proposed by the
 * person, or of a club that has no other member.
 */
export async function countOpenNegotiations(tx: Transaction, accountId: number): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*)::int as count
    from negotiations n join proposals o on o.id = n.proposal_id
    where n.status in (${sqlOpenNegotiations}) and (
      o.proposer_account_id = ${accountId}
      or n.player_id in (select id from players where account_id = ${accountId} and profile = ${sqlProfile.player})
      or n.coaching_staff_id in (select id from coaching_staff where account_id = ${accountId})
      or n.team_id in (
        select m.team_id from team_members m
        where m.account_id = ${accountId}
          and not exists (select from team_members x where x.team_id = m.team_id and x.account_id <> m.account_id)))`.execute(
    tx,
  );
  return found.rows[0]?.count ?? 0;
}
