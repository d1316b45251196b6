import { sql } from 'kysely';
import { sqlProfile } from '../../identity/sql-names.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { sqlOpenOffers } from '../sql-names.ts';

/** Offers that are open and that nobody but this person can answer: to the own record, a kept one, or of the own club. */
export async function countOpenOffers(tx: Transaction, accountId: number): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*)::int as count from offers o
    where o.status in (${sqlOpenOffers}) and (
      o.player_id in (select id from players where account_id = ${accountId} and profile = ${sqlProfile.player})
      or o.player_id in (select p.id from players p join agents g on g.id = p.agent_id where g.account_id = ${accountId})
      or o.player_id in (
        select p.id from players p join coaching_staff c on c.id = p.coaching_staff_id where c.account_id = ${accountId})
      or o.coaching_staff_id in (select id from coaching_staff where ${accountId} in (account_id, added_by_id))
      or o.team_id in (
        select m.team_id from team_members m
        where m.account_id = ${accountId}
          and not exists (select from team_members x where x.team_id = m.team_id and x.account_id <> m.account_id)))`.execute(
    tx,
  );
  return found.rows[0]?.count ?? 0;
}
