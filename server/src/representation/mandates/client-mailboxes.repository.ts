import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { askedMailboxes, type ClientMailbox } from '../asked-mailboxes.ts';

/**
 * Whether the mailbox stands for another player of the agent: one who was asked or invited there, or whose login it is. Parents
 * answer for brothers and sisters, players only for themselves.
 */
export async function isMailboxOfOtherClient(db: Queryable, stated: ClientMailbox): Promise<boolean> {
  const { mailbox, agentId, playerId } = stated;
  const found = await sql`
    ${askedMailboxes.get()(stated)}
    union all
    select from mandates m
    where mailbox_of(m.stated_email::text) = ${mailbox} and m.agent_id = ${agentId} and m.player_id <> ${playerId}
    union all
    select from players p join accounts a on a.id = p.account_id
    where mailbox_of(a.email::text) = ${mailbox} and p.agent_id = ${agentId} and p.id <> ${playerId}
    union all
    select from claim_invitations i join players p on p.id = i.player_id
    where mailbox_of(i.email::text) = ${mailbox} and p.agent_id = ${agentId} and p.id <> ${playerId}
    limit 1`.execute(db);
  return found.rows.length > 0;
}
