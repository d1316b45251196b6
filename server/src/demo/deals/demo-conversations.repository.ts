import { sql } from 'kysely';
import { sqlNegotiation } from '../../deals/sql-names.ts';
import type { Database } from '../../platform/database/database.ts';

export interface DemoConversationMessage {
  conversationId: number;
  author: number;
  content: string;
  at: Date;
  replyToId?: number;
  mentions?: readonly number[];
  /** A file that the author uploaded for it. */
  fileId?: string;
}

/** Inserts a message without notifying anybody; returns its id. */
export async function insertDemoConversationMessage(
  db: Database,
  message: DemoConversationMessage,
): Promise<number> {
  const { conversationId, author, content, at, replyToId = null, mentions = [], fileId = null } = message;
  const stored = await sql<{ id: number }>`
    with room as (
      update conversations set last_seq = last_seq + 1, last_message_at = ${at} where id = ${conversationId}
      returning id, last_seq),
    carried as (
      select jsonb_agg(jsonb_build_object('id', id, 'name', name, 'size', bytes, 'mime', type, 'sha256', sha256)) as files
      from files where id = ${fileId}),
    message as (
      insert into messages (conversation_id, seq, from_id, client_id, kind, content, attachments, inserted_at,
        reply_to_id, mentions)
      select room.id, last_seq, ${author}, 'demo-' || last_seq, case when files is null then 'text' else 'file' end,
             ${content}, files, ${at}, ${replyToId}, ${[...mentions]}::bigint[]
      from room cross join carried
      returning id),
    moved as (
      update files f set parent_kind = 'message', parent_id = message.id from message where f.id = ${fileId})
    select id from message`.execute(db);
  return stored.rows[0]?.id ?? 0;
}

/** The pending mediator call of a conversation. */
export async function findMediationOf(db: Database, conversationId: number): Promise<number> {
  const found = await sql<{ id: number }>`
    select id from mediations where conversation_id = ${conversationId} and ended_at is null`.execute(db);
  return found.rows[0]?.id ?? 0;
}

/** Marks everything in these conversations as read by everybody. */
export async function readDemoConversations(db: Database, ids: readonly number[]): Promise<void> {
  await sql`
    update conversation_members m set last_read_seq = latest.seq, last_read_message_id = latest.id, read_at = latest.at
    from (select distinct on (conversation_id) conversation_id, seq, id, inserted_at as at from messages
          where conversation_id = any(${[...ids]}::bigint[]) order by conversation_id, seq desc) latest
    where latest.conversation_id = m.conversation_id and m.last_read_seq < latest.seq`.execute(db);
}

/**
 * The members of clubs that an agent proposed players to, and an open negotiation's conversation with one
 * of them.
 */
export async function listDemoCounterparts(
  db: Database,
  agentAccountId: number,
): Promise<{ account_id: number; conversation_id: number }[]> {
  const found = await sql<{ account_id: number; conversation_id: number }>`
    select distinct on (tm.account_id) tm.account_id, c.id as conversation_id
    from proposals r join negotiations n on n.proposal_id = r.id and n.status in (${sqlNegotiation.viewed}, ${sqlNegotiation.trial})
    join team_members tm on tm.team_id = n.team_id
    join conversations c on c.negotiation_id = n.id
    where r.proposer_account_id = ${agentAccountId} order by tm.account_id, n.id`.execute(db);
  return found.rows;
}
