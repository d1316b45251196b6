import { type ConversationType, conversationType } from '@trattativa/domain/room/conversation-types';
import { sql } from 'kysely';
import type { Columns, Queryable, Transaction } from '../../../platform/database/database.ts';
import { columns, type MessageRow } from './messages.repository.ts';

/**
 * A message's current state, for a present member; null when it is absent or the account is no member. Locks
 * the conversation, so that changes are numbered in order and do not interleave with new messages.
 */
export async function lockMessage(
  tx: Transaction,
  where: { conversationId: number; messageId: number; accountId: number },
): Promise<MessageRow | null> {
  const { conversationId, messageId, accountId } = where;
  await sql`select from conversations where id = ${conversationId} for no key update`.execute(tx);
  const found = await sql<MessageRow>`
    select ${columns} from messages m
    join conversation_members cm
      on cm.conversation_id = m.conversation_id and cm.account_id = ${accountId} and cm.left_at is null
    where m.id = ${messageId} and m.conversation_id = ${conversationId}`.execute(tx);
  return found.rows[0] ?? null;
}

/** Replaces a message's text; the database keeps earlier versions. */
export async function editMessageRow(
  tx: Transaction,
  edit: { messageId: number; content: string; mentions: readonly number[]; at: Date },
): Promise<void> {
  const { messageId, content, mentions, at } = edit;
  await sql`
    with numbered as (
      update conversations set last_change = last_change + 1
      where id = (select conversation_id from messages where id = ${messageId}) returning id, last_change)
    update messages m
    set content = ${content}, mentions = ${[...mentions]}::bigint[], edited_at = ${at}, change = n.last_change
    from numbered n where m.id = ${messageId} and m.conversation_id = n.id`.execute(tx);
}

/** Removes a message's text; the database keeps it as a version. */
export async function deleteMessageRow(tx: Transaction, messageId: number, at: Date): Promise<void> {
  await sql`
    with numbered as (
      update conversations set last_change = last_change + 1
      where id = (select conversation_id from messages where id = ${messageId}) returning id, last_change)
    update messages m set content = '', mentions = '{}', deleted_at = ${at}, change = n.last_change
    from numbered n where m.id = ${messageId} and m.conversation_id = n.id`.execute(tx);
}

/**
 * Messages above the reader's bound that changed after a given change, in their current state and in order of
 * change; at most `limit`: ask again after the last for the next ones.
 */
export async function listChangedSince(
  db: Queryable,
  conversationId: number,
  hiddenUpTo: number,
  change: number,
  limit: number,
): Promise<MessageRow[]> {
  const found = await sql<MessageRow>`
    select ${columns} from messages m
    where m.conversation_id = ${conversationId} and m.change > ${change} and m.seq > ${hiddenUpTo}
    order by m.change limit ${limit}`.execute(db);
  return found.rows;
}

/** An earlier version of a message. */
export interface RevisionRow
  extends Columns<
    'message_revisions',
    'message_id' | 'number' | 'content' | 'by_id' | 'said_at' | 'ended_at'
  > {
  mentions: number[];
  act: 'edited' | 'deleted';
}

const revisionColumns = sql.raw(
  'r.message_id, r.number, r.content, r.mentions, r.act, r.by_id, r.said_at, r.ended_at',
);

/** A message's earlier versions, oldest first. */
export async function listRevisions(db: Queryable, messageId: number): Promise<RevisionRow[]> {
  const found = await sql<RevisionRow>`
    select ${revisionColumns} from message_revisions r where r.message_id = ${messageId} order by r.number`.execute(
    db,
  );
  return found.rows;
}

/** Earlier versions of all messages of a conversation, by message, oldest first: for staff and the export. */
export async function listRevisionsOfConversation(
  db: Queryable,
  conversationId: number,
): Promise<RevisionRow[]> {
  const found = await sql<RevisionRow>`
    select ${revisionColumns} from message_revisions r
    where r.conversation_id = ${conversationId} order by r.message_id, r.number`.execute(db);
  return found.rows;
}

/** Whether a conversation is that of a negotiation or an offer. */
export async function isAboutDeal(db: Queryable, conversationId: number): Promise<boolean> {
  const found = await sql<{ type: ConversationType }>`
    select type from conversations where id = ${conversationId}`.execute(db);
  return found.rows[0]?.type === conversationType.negotiation;
}
