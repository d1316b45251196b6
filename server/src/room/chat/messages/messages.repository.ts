import { type Quote, quotedLength, type SystemNote } from '@trattativa/contract/room/chat/chat';
import { sql } from 'kysely';
import type { Columns, Queryable, Transaction } from '../../../platform/database/database.ts';
import { preparedStatement } from '../../../platform/database/prepared-statement.ts';

/** A message's file, as it was when sent. */
export interface CarriedFile {
  id: string;
  name: string;
  size: number;
  mime: string;
  sha256: string;
}

export interface MessageRow
  extends Columns<
    'messages',
    | 'id'
    | 'seq'
    | 'conversation_id'
    | 'from_id'
    | 'client_id'
    | 'content'
    | 'inserted_at'
    | 'reply_to_id'
    | 'edited_at'
    | 'deleted_at'
    | 'change'
  > {
  kind: 'text' | 'system' | 'file' | 'knock';
  meta: SystemNote | null;
  attachments: CarriedFile[] | null;
  reply_to: Quote | null;
  mentions: number[];
}

/** A message before it is stored. */
export interface Draft {
  conversationId: number;
  fromId: number;
  clientId: string | null;
  content: string;
  /** Files that its author has uploaded for it. */
  attachmentIds?: readonly string[];
  /** A message of the same conversation. */
  replyToId: number | null;
  /** The mentioned members. */
  mentions: readonly number[];
  at: Date;
}

/** The wire columns of messages `m`, with an excerpt of the quoted message's current text. */
export const columnsText = `m.id, m.seq, m.conversation_id, m.from_id, m.client_id, m.kind, m.content, m.meta, m.attachments,
  m.inserted_at, m.reply_to_id, m.mentions, m.edited_at, m.deleted_at, m.change,
  case when m.reply_to_id is not null then (
    select jsonb_build_object('id', q.id, 'seq', q.seq, 'from_id', q.from_id, 'kind', q.kind, 'meta', q.meta,
                              'content', left(q.content, ${quotedLength}), 'deleted', q.deleted_at is not null,
                              'change', q.change)
    from messages q where q.id = m.reply_to_id) end as reply_to`;
export const columns = sql.raw(columnsText);

/** The message with this client id; null when there is none. */
export async function findByClientId(
  db: Queryable,
  draft: Pick<Draft, 'conversationId' | 'fromId' | 'clientId'>,
): Promise<MessageRow | null> {
  const found = await sql<MessageRow>`
    select ${columns} from messages m
    where m.conversation_id = ${draft.conversationId} and m.from_id = ${draft.fromId}
      and m.client_id = ${draft.clientId}`.execute(db);
  return found.rows[0] ?? null;
}

/** Stores a note by the platform. `fromId` is the member who caused it, if any. */
export async function insertNote(
  tx: Transaction,
  note: {
    conversationId: number;
    fromId: number | null;
    content: string;
    meta: SystemNote;
    sourceEventId: number | null;
    at: Date;
  },
): Promise<number> {
  const inserted = await sql<{ id: number }>`
    with advanced as (
      update conversations set last_seq = last_seq + 1, last_message_at = greatest(last_message_at, ${note.at})
      where id = ${note.conversationId} returning id, last_seq)
    insert into messages (conversation_id, seq, from_id, kind, content, meta, source_event_id, inserted_at)
    select a.id, a.last_seq, cm.account_id, 'system', ${note.content}, ${JSON.stringify(note.meta)}::jsonb,
           ${note.sourceEventId}::bigint, ${note.at}
    from advanced a
    left join conversation_members cm on cm.conversation_id = a.id and cm.account_id = ${note.fromId}::bigint
    returning id`.execute(tx);
  return (inserted.rows[0] as { id: number }).id;
}

/**
 * Stores a text that the platform writes for a member, in a transaction; what people write themselves goes
 * through the message writer.
 */
export async function insertText(
  tx: Transaction,
  text: { conversationId: number; fromId: number; content: string; at: Date },
): Promise<number> {
  const inserted = await sql<{ id: number }>`
    with advanced as (
      update conversations set last_seq = last_seq + 1, last_message_at = greatest(last_message_at, ${text.at})
      where id = ${text.conversationId} returning id, last_seq)
    insert into messages (conversation_id, seq, from_id, kind, content, inserted_at)
    select a.id, a.last_seq, ${text.fromId}::bigint, 'text', ${text.content}, ${text.at} from advanced a
    returning id`.execute(tx);
  return (inserted.rows[0] as { id: number }).id;
}

/** The player whom the latest note about one names; null when no note does. */
export async function findNamedPlayer(db: Queryable, conversationId: number): Promise<number | null> {
  const found = await sql<{ player_id: number | null }>`
    select (m.meta -> 'params' ->> 'playerId')::bigint as player_id from messages m
    where m.conversation_id = ${conversationId} and m.kind = 'system' and m.meta ->> 'event' = 'playerNamed'
    order by m.seq desc limit 1`.execute(db);
  return found.rows[0]?.player_id ?? null;
}

/** The messages numbered above `after` up to `upTo`, oldest first. */
export async function listBetween(
  db: Queryable,
  conversationId: number,
  after: number,
  upTo: number,
): Promise<MessageRow[]> {
  const found = await sql<MessageRow>`
    select ${columns} from messages m
    where m.conversation_id = ${conversationId} and m.seq > ${after} and m.seq <= ${upTo} order by m.seq`.execute(
    db,
  );
  return found.rows;
}

/** The number of a message of this conversation; null when it is not one of its messages. */
export async function findSeq(
  db: Queryable,
  conversationId: number,
  messageId: number,
): Promise<number | null> {
  const found = await sql<{ seq: number }>`
    select seq from messages where id = ${messageId} and conversation_id = ${conversationId}`.execute(db);
  return found.rows[0]?.seq ?? null;
}

/**
 * The last messages below a number (all when null) and above `hiddenUpTo`, the reader's bound
 * (`access-conversation.ts`), oldest first, and whether older ones exist.
 */
export async function listBefore(
  db: Queryable,
  conversationId: number,
  hiddenUpTo: number,
  beforeSeq: number | null,
  limit: number,
): Promise<{ messages: MessageRow[]; hasMore: boolean }> {
  const found = await sql<MessageRow>`
    select ${columns} from messages m
    where m.conversation_id = ${conversationId} and m.seq > ${hiddenUpTo}
      and (${beforeSeq}::bigint is null or m.seq < ${beforeSeq})
    order by m.seq desc limit ${limit}`.execute(db);
  const messages = found.rows.reverse();
  return { messages, hasMore: (messages[0]?.seq ?? 0) > hiddenUpTo + 1 };
}

/** The first messages above a number, oldest first, and whether later ones exist. */
export async function listAfter(
  db: Queryable,
  conversationId: number,
  afterSeq: number,
  limit: number,
): Promise<{ messages: MessageRow[]; hasMore: boolean }> {
  const found = await sql<MessageRow>`
    select ${columns} from messages m
    where m.conversation_id = ${conversationId} and m.seq > ${afterSeq} order by m.seq limit ${limit + 1}`.execute(
    db,
  );
  return { messages: found.rows.slice(0, limit), hasMore: found.rows.length > limit };
}

/**
 * The last messages of several conversations that this member may see, oldest first: `many` for those in
 * `deep`, one for the others.
 */
export async function listLatest(
  db: Queryable,
  accountId: number,
  conversationIds: readonly number[],
  deep: readonly number[],
  many: number,
): Promise<MessageRow[]> {
  const found = await sql<MessageRow>`${preparedStatement}
    select ${columns} from conversation_members c
    cross join lateral (
      select * from messages where conversation_id = c.conversation_id and seq > c.hidden_up_to_seq
      order by seq desc limit case when c.conversation_id = any(${deep}::bigint[]) then ${many}::int else 1 end) m
    where c.account_id = ${accountId} and c.left_at is null
      and c.conversation_id = any(${conversationIds}::bigint[]) order by m.conversation_id, m.seq`.execute(
    db,
  );
  return found.rows;
}

export async function findMessage(db: Queryable, id: number): Promise<MessageRow | null> {
  const found = await sql<MessageRow>`select ${columns} from messages m where m.id = ${id}`.execute(db);
  return found.rows[0] ?? null;
}

/** Whether a member may see a message's files: not once it was deleted. */
export async function isMessageShown(db: Queryable, id: number, accountId: number): Promise<boolean> {
  const found = await sql`${preparedStatement}
    select from messages m join conversation_members cm on cm.conversation_id = m.conversation_id
    where m.id = ${id} and m.deleted_at is null and m.seq > cm.hidden_up_to_seq
      and cm.account_id = ${accountId} and cm.left_at is null`.execute(db);
  return found.rows.length > 0;
}

/** Conversations of these accounts, and those of these ids, with messages or read marks since an instant. */
export async function listConversationsWithNews(
  db: Queryable,
  accountIds: readonly number[],
  conversationIds: readonly number[],
  since: Date,
): Promise<number[]> {
  const found = await sql<{ id: number }>`
    with mine as (
      select conversation_id as id from conversation_members
      where account_id = any(${[...accountIds]}::bigint[]) and left_at is null
      union
      select unnest(${[...conversationIds]}::bigint[])
    )
    select mine.id from mine join conversations c on c.id = mine.id
    where c.last_message_at >= ${since}
      or exists (select from conversation_members cm where cm.conversation_id = mine.id and cm.read_at >= ${since})
    order by mine.id`.execute(db);
  return found.rows.map(({ id }) => id);
}
