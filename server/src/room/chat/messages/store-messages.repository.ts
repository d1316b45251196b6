import type pg from 'pg';
import { lockUnsentSql, moveLockedSql } from '../../../files/uploads.ts';
import { recordingSql } from '../../../platform/outbox/events.repository.ts';
import { columnsText, type Draft, type MessageRow } from './messages.repository.ts';

/**
 * Stores drafts of any conversations in one statement, hence one commit. Conversations are locked in id
 * order, so that two nodes cannot deadlock; the lock also makes each conversation's numbers gapless and its
 * ids ascending. A draft stores nothing when its author is no member, when it repeats a client id, or when a
 * file of it was not uploaded by its author or belongs to another message: files are locked until the commit.
 * Mentions are recorded in the same statement.
 */
const insertMessages = (withFiles: boolean) => `
with incoming as (
  select i.* from unnest($1::bigint[], $2::bigint[], $3::text[], $4::text[], $5::timestamptz[], $6::bigint[],
      $7::text[]${withFiles ? ', $8::jsonb[]' : ''})
    with ordinality as i (conversation_id, from_id, client_id, content, at, reply_to_id,
      mentions${withFiles ? ', files' : ''}, place)
), locked as (
  select id from conversations where id = any($1::bigint[]) order by id for no key update
)${withFiles ? heldFiles : ''}, fresh as (
  select i.*, ${withFiles ? 'carried.list' : 'null::jsonb'} as attachments,
         row_number() over (partition by i.conversation_id order by i.place) as number
  from incoming i
  join locked on locked.id = i.conversation_id
  join conversation_members cm
    on cm.conversation_id = i.conversation_id and cm.account_id = i.from_id and cm.left_at is null
  ${withFiles ? carriedFiles : ''}
  where (
    select m.id from messages m
    where m.conversation_id = i.conversation_id and m.from_id = i.from_id and m.client_id = i.client_id limit 1) is null
    ${withFiles ? 'and carried.found = carried.asked' : ''}
), advanced as (
  update conversations c set last_seq = c.last_seq + f.added, last_message_at = greatest(c.last_message_at, f.at)
  from (select conversation_id, count(*) as added, max(at) as at from fresh group by conversation_id) f
  where c.id = f.conversation_id
  returning c.id, c.last_seq - f.added as before
), stored as (
  insert into messages (conversation_id, seq, from_id, client_id, kind, content, attachments, inserted_at, reply_to_id,
    mentions)
  select f.conversation_id, a.before + f.number, f.from_id, f.client_id,
         case when f.attachments is null then 'text' else 'file' end, f.content, f.attachments, f.at, f.reply_to_id,
         f.mentions::bigint[]
  from fresh f join advanced a on a.id = f.conversation_id
  order by f.place
  returning *
), mentions_stored as (
  ${recordingSql(`
  select 'conversation.mentioned',
         jsonb_build_object('conversationId', conversation_id, 'messageId', id, 'mentioned', to_jsonb(mentions)),
         '{}', from_id, inserted_at
  from stored where mentions <> '{}'`)}
)${withFiles ? movedFiles : ''}
select ${columnsText} from stored m order by m.id`;

const heldFiles = `, held as (${lockUnsentSql('select jsonb_array_elements_text(files) from incoming')})`;

/** In the order chosen. Of two drafts with the same file the first gets it. */
const carriedFiles = `cross join lateral (
    select count(*) as asked, count(h.id) as found,
           jsonb_agg(jsonb_build_object('id', h.id, 'name', h.name, 'size', h.bytes, 'mime', h.type, 'sha256', h.sha256)
                     order by chosen.number) as list
    from jsonb_array_elements_text(i.files) with ordinality as chosen (id, number)
    left join held h on h.id = chosen.id and h.uploaded_by = i.from_id
      and not exists (select from incoming o where o.place < i.place and o.files ? h.id)) carried`;

const movedFiles = `, moved as (${moveLockedSql(
  'message',
  `select carried ->> 'id' as file_id, s.id as parent_id
   from stored s cross join lateral jsonb_array_elements(s.attachments) carried`,
)})`;

/** For the common single message without files or mentions: a third of the work. */
const insertOne = `
with advanced as (
  update conversations c set last_seq = last_seq + 1, last_message_at = greatest(last_message_at, $5)
  from conversation_members cm
  where c.id = $1 and cm.conversation_id = c.id and cm.account_id = $2 and cm.left_at is null
    and (select m.id from messages m
         where m.conversation_id = $1 and m.from_id = $2 and m.client_id = $3 limit 1) is null
  returning c.last_seq)
insert into messages as m (conversation_id, seq, from_id, client_id, kind, content, inserted_at, reply_to_id)
select $1, last_seq, $2, $3, 'text', $4, $5, $6 from advanced
returning ${columnsText}`;

const one = { name: 'insert-message', text: insertOne };
const several = { name: 'insert-messages', text: insertMessages(false) };
const severalWithFiles = { name: 'insert-messages-with-files', text: insertMessages(true) };

/**
 * Stores drafts on the writer's connections, where statements are prepared once, and returns the stored
 * messages in the order of the drafts. Client ids must be distinct within a call.
 */
export async function insertDrafts(pool: pg.Pool, drafts: readonly Draft[]): Promise<MessageRow[]> {
  const [first] = drafts;
  const withFiles = drafts.some(({ attachmentIds }) => attachmentIds !== undefined);
  const stored = await pool.query<MessageRow>(
    first && drafts.length === 1 && !withFiles && first.mentions.length === 0
      ? { ...one, values: valuesOf(first) }
      : { ...(withFiles ? severalWithFiles : several), values: columnsOf(drafts, withFiles) },
  );
  return stored.rows;
}

function valuesOf({ conversationId, fromId, clientId, content, at, replyToId }: Draft): unknown[] {
  return [conversationId, fromId, clientId, content, at, replyToId];
}

function columnsOf(drafts: readonly Draft[], withFiles: boolean): unknown[] {
  const columns = [
    drafts.map(({ conversationId }) => conversationId),
    drafts.map(({ fromId }) => fromId),
    drafts.map(({ clientId }) => clientId),
    drafts.map(({ content }) => content),
    drafts.map(({ at }) => at),
    drafts.map(({ replyToId }) => replyToId),
    drafts.map(({ mentions }) => `{${mentions.join()}}`),
  ];
  const files = drafts.map(({ attachmentIds: ids }) => (ids === undefined ? null : JSON.stringify(ids)));
  return withFiles ? [...columns, files] : columns;
}

/**
 * For the connections that store messages. A prepared plan made while the tables were nearly empty would use
 * sequential scans until the next ANALYZE: on a busy first day a minute of ever slower messages.
 */
export const writerSettings = { enable_seqscan: 'off' };
