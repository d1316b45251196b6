import type { SystemNote } from '@trattativa/contract/chat/chat';
import { sql } from 'kysely';
import type pg from 'pg';
import type { Queryable, Transaction } from '../platform/database/database.ts';

export interface MessageRow {
  id: number;
  seq: number;
  conversation_id: number;
  from_id: number | null;
  client_id: string | null;
  kind: 'text' | 'system';
  content: string;
  meta: SystemNote | null;
  inserted_at: Date;
}

/** A message that somebody sends, before it is stored. */
export interface Draft {
  conversationId: number;
  fromId: number;
  clientId: string | null;
  content: string;
  at: Date;
}

const columns = sql.raw(
  'm.id, m.seq, m.conversation_id, m.from_id, m.client_id, m.kind, m.content, m.meta, m.inserted_at',
);

/**
 * Stores drafts of any number of conversations with one statement, hence one commit. Conversations are locked in the order
 * of their ids, so that two nodes never wait for each other; the lock also makes the numbers of a conversation gapless and
 * its ids rise in the same order. A draft whose author is no member, and one that repeats a client id, stores nothing.
 */
const insertMessages = `
with incoming as (
  select i.* from unnest($1::bigint[], $2::bigint[], $3::text[], $4::text[], $5::timestamptz[])
    with ordinality as i (conversation_id, from_id, client_id, content, at, place)
), locked as (
  select id from conversations where id = any($1::bigint[]) order by id for update
), fresh as (
  select i.*, row_number() over (partition by i.conversation_id order by i.place) as number
  from incoming i
  join locked on locked.id = i.conversation_id
  join conversation_members cm
    on cm.conversation_id = i.conversation_id and cm.account_id = i.from_id and cm.left_at is null
  where not exists (
    select from messages m
    where m.conversation_id = i.conversation_id and m.from_id = i.from_id and m.client_id = i.client_id)
), advanced as (
  update conversations c set last_seq = c.last_seq + f.added, last_message_at = greatest(c.last_message_at, f.at)
  from (select conversation_id, count(*) as added, max(at) as at from fresh group by conversation_id) f
  where c.id = f.conversation_id
  returning c.id, c.last_seq - f.added as before
)
insert into messages (conversation_id, seq, from_id, client_id, kind, content, inserted_at)
select f.conversation_id, a.before + f.number, f.from_id, f.client_id, 'text', f.content, f.at
from fresh f join advanced a on a.id = f.conversation_id
order by f.place
returning id, seq, conversation_id, from_id, client_id, kind, content, meta, inserted_at`;

/** The statement above on the writer's own connections, prepared once on each. Drafts of one call have distinct client ids. */
export async function insertDrafts(pool: pg.Pool, drafts: readonly Draft[]): Promise<MessageRow[]> {
  const stored = await pool.query<MessageRow>({
    name: 'insert-messages',
    text: insertMessages,
    values: [
      drafts.map(({ conversationId }) => conversationId),
      drafts.map(({ fromId }) => fromId),
      drafts.map(({ clientId }) => clientId),
      drafts.map(({ content }) => content),
      drafts.map(({ at }) => at),
    ],
  });
  return stored.rows;
}

/** The message that this client id stands for; null when there is none. */
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

/** Says something as the platform. `fromId` is who caused it, if a member. */
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

/** The last messages below a number (all when null), oldest first, and whether there are older ones. */
export async function listBefore(
  db: Queryable,
  conversationId: number,
  beforeSeq: number | null,
  limit: number,
): Promise<{ messages: MessageRow[]; hasMore: boolean }> {
  const found = await sql<MessageRow>`
    select ${columns} from messages m
    where m.conversation_id = ${conversationId} and (${beforeSeq}::bigint is null or m.seq < ${beforeSeq})
    order by m.seq desc limit ${limit}`.execute(db);
  const messages = found.rows.reverse();
  return { messages, hasMore: (messages[0]?.seq ?? 1) > 1 };
}

/** The first messages above a number, oldest first, and whether there are later ones. */
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

/** The last messages of several conversations, oldest first: `many` of those in `deep`, one of the others. */
export async function listLatest(
  db: Queryable,
  conversationIds: readonly number[],
  deep: readonly number[],
  many: number,
): Promise<MessageRow[]> {
  const found = await sql<MessageRow>`
    select ${columns} from conversations c
    cross join lateral (
      select * from messages where conversation_id = c.id
      order by seq desc limit case when c.id = any(${deep}::bigint[]) then ${many}::int else 1 end) m
    where c.id = any(${conversationIds}::bigint[]) order by m.conversation_id, m.seq`.execute(db);
  return found.rows;
}

export async function findMessage(db: Queryable, id: number): Promise<MessageRow | null> {
  const found = await sql<MessageRow>`select ${columns} from messages m where m.id = ${id}`.execute(db);
  return found.rows[0] ?? null;
}
