import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';

const playersOf = (accountId: number) =>
  sql`select id from players where account_id = ${accountId} and profile = 0`;

/** Offers that are open and that nobody but this person can answer: to the own record, a kept one, or of the own club. */
export async function countOpenOffers(tx: Transaction, accountId: number): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*)::int as count from offers o
    where o.status in (0, 3, 4) and (
      o.player_id in (${playersOf(accountId)})
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

/**
 * Takes the person out of the offers made to them: where they live, where they played, their documents, what they wrote.
 * The offer itself is the other side's too and still opens for it.
 */
export async function eraseFromOffers(tx: Transaction, accountId: number, at: Date): Promise<void> {
  const own = sql`select id from offers where player_id in (${playersOf(accountId)})`;
  await sql`
    update files set deleted_at = coalesce(deleted_at, ${at}), name = 'file'
    where parent_kind = 'offerPlayer' and parent_id in (${own})`.execute(tx);
  await sql`
    update offers set player_residence = null, player_last_team = null, player_last_team_country = null
    where player_id in (${playersOf(accountId)}) and player_residence is not null`.execute(tx);
  await sql`
    update offer_revisions set comments = ''
    where actor_id = ${accountId} and by_side = 'recipient' and comments <> ''`.execute(tx);
  await sql`
    update offer_changes set note = null
    where actor_id = ${accountId} and by_side = 'recipient' and note is not null`.execute(tx);
}
