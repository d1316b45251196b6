import { sql } from 'kysely';
import type { Columns, Queryable, Transaction } from '../../platform/database/database.ts';
import { username } from '../chat/conversations/contacts.repository.ts';
import type { CarriedFile } from '../chat/messages/messages.repository.ts';

export interface SearchTerms {
  /** All words of the search, as a PostgreSQL query; null without a word. */
  words: string | null;
  /** Any of the words, as a PostgreSQL query; null without a word. */
  anyWord: string | null;
  /** The account's conversations as words; null when there are none. */
  rooms: string | null;
}

/**
 * The search terms for the statement below: passed as constants, they let it use the index. `texts` are
 * alternative spellings, one of which must match.
 */
export async function readSearchTerms(
  db: Queryable,
  accountId: number,
  texts: readonly string[],
  conversationId: number | null,
): Promise<SearchTerms> {
  const found = await sql<SearchTerms>`
    select (select string_agg('(' || search_query(t, true)::text || ')', ' | ') from unnest(${[...texts]}::text[]) t) as words,
      (select string_agg('(' || search_query(t, false)::text || ')', ' | ') from unnest(${[...texts]}::text[]) t) as "anyWord", (
      select string_agg('''#' || conversation_id || '''', ' | ') from conversation_members
      where account_id = ${accountId} and left_at is null
        and (${conversationId}::bigint is null or conversation_id = ${conversationId})) as rooms`.execute(db);
  return found.rows[0] as SearchTerms;
}

export interface FoundRow {
  id: number;
  conversation_id: number;
  conversation_name: string;
  from_id: number | null;
  from_name: string | null;
  content: string;
  attachments: CarriedFile[] | null;
  inserted_at: Date;
  /** The matching words, spelled as in the message. */
  hits: string[];
}

/**
 * Messages of an account's conversations that contain all words, below an id, latest first. Excludes deleted
 * messages and those hidden from a mediator. Most come from the index; the latest, not yet indexed, are read
 * directly. The hits are materialized first: with the LIMIT visible, PostgreSQL would scan all messages
 * backwards, for a rare word to the end.
 */
export async function findMessages(
  db: Queryable,
  accountId: number,
  search: { words: string; anyWord: string; rooms: string; before: number; limit: number },
): Promise<FoundRow[]> {
  const { words, anyWord, rooms, before, limit } = search;
  const mine = sql`
    join conversation_members cm on cm.conversation_id = m.conversation_id and cm.account_id = ${accountId}
      and cm.left_at is null and m.seq > cm.hidden_up_to_seq
    where m.deleted_at is null and m.id < ${before}`;
  const found = await sql<FoundRow>`
    with hit as materialized (
      select message_id from message_words
      where message_id < ${before} and words @@ (${words}::tsquery && ${rooms}::tsquery)
      order by message_id desc
    ), found as (
      (select m.* from hit join messages m on m.id = hit.message_id ${mine}
       order by m.id desc limit ${limit})
      union all
      (select m.* from messages m ${mine}
         and m.id > (select settled_id from message_words_progress) and m.kind in ('text', 'file')
         and not exists (select from message_words w where w.message_id = m.id)
         and words_of_message(m) @@ (${words}::tsquery && ${rooms}::tsquery)
       order by m.id desc limit ${limit})
    ), page as (select * from found order by id desc limit ${limit})
    select p.id, p.conversation_id, p.from_id, p.content, p.attachments, p.inserted_at,
           (select ${username} from (select p.from_id as account_id) who) as from_name,
           case when c.name <> '' then c.name else coalesce((
             select string_agg(${username}, ', ' order by who.joined_at) from conversation_members who
             where who.conversation_id = c.id and who.account_id <> ${accountId} and who.left_at is null), '') end
             as conversation_name,
           array(select word from (
             select distinct unnest(regexp_split_to_array(p.content || coalesce(
               (select string_agg(' ' || (a ->> 'name'), '') from jsonb_array_elements(p.attachments) a), ''),
               '[^[:alnum:]]+')) as word) written
             where word <> '' and search_words(word) @@ ${anyWord}::tsquery) as hits
    from page p join conversations c on c.id = p.conversation_id
    order by p.id desc`.execute(db);
  return found.rows;
}

export interface IndexedMessage
  extends Columns<'messages', 'id' | 'conversation_id' | 'content' | 'inserted_at'> {
  from_id: number;
}

export interface IndexProgress {
  settled_id: number;
  seen_id: number;
  seen_at: Date;
}

/** How far the index has come; null while another process is at it. Held until the transaction ends. */
export async function lockProgress(tx: Transaction): Promise<IndexProgress | null> {
  const found = await sql<IndexProgress>`
    select settled_id, seen_id, case when seen_at = '-infinity' then to_timestamp(0) else seen_at end as seen_at
    from message_words_progress for no key update skip locked`.execute(tx);
  return found.rows[0] ?? null;
}

export async function lastMessageId(tx: Transaction): Promise<number> {
  const found = await sql<{ id: number }>`select coalesce(max(id), 0) as id from messages`.execute(tx);
  return found.rows[0]?.id ?? 0;
}

/** Indexes the next messages above an id; returns those that were new. */
export async function indexMessages(
  tx: Transaction,
  range: { after: number; max: number },
): Promise<IndexedMessage[]> {
  const indexed = await sql<IndexedMessage>`
    with fresh as (
      select m.* from messages m
      where m.id > ${range.after} and m.kind in ('text', 'file')
        and not exists (select from message_words w where w.message_id = m.id)
      order by m.id limit ${range.max}
    ), kept as (
      insert into message_words (message_id, words)
      select m.id, words_of_message(m) from messages m where m.id in (select id from fresh)
      on conflict do nothing)
    select id, conversation_id, from_id, content, inserted_at from fresh order by id`.execute(tx);
  return indexed.rows;
}

export async function saveProgress(tx: Transaction, progress: IndexProgress): Promise<void> {
  await sql`
    update message_words_progress set settled_id = ${progress.settled_id}, seen_id = ${progress.seen_id},
      seen_at = ${progress.seen_at}`.execute(tx);
}
