import type { ConversationUser, MemberRole } from '@trattativa/contract/room/chat/chat';
import type { ConversationType } from '@trattativa/domain/room/conversation-types';
import { sql } from 'kysely';
import { sqlProfile } from '../../../identity/sql-names.ts';
import type { Columns, Queryable, Transaction } from '../../../platform/database/database.ts';
import { preparedStatement } from '../../../platform/database/prepared-statement.ts';
import { username } from './contacts.repository.ts';

export interface ConversationRow
  extends Columns<
    'conversations',
    | 'id'
    | 'is_group'
    | 'name'
    | 'negotiation_id'
    | 'offer_id'
    | 'transfer_id'
    | 'version'
    | 'last_seq'
    | 'last_message_at'
  > {
  type: ConversationType;
  /** The number of the latest edit or deletion. */
  last_change: number;
}

/** A conversation as one of its members sees it. */
export interface OwnConversationRow extends ConversationRow {
  role: MemberRole;
  /** Messages up to this number are hidden from them (`access-conversation.ts`). */
  hidden_up_to_seq: number;
  muted: boolean;
}

export interface MemberRow
  extends Columns<
    'conversation_members',
    'conversation_id' | 'account_id' | 'left_at' | 'last_read_seq' | 'last_read_message_id' | 'read_at'
  > {
  username: string;
  role: MemberRole;
  is_staff: boolean;
  image_url: string | null;
  club: ConversationUser['club'];
  /** Null: unknown, or hidden by the person. */
  last_seen_at: Date | null;
}

const columns = sql.raw(
  'c.id, c.type, c.is_group, c.name, c.negotiation_id, c.offer_id, c.transfer_id, c.version, c.last_seq, c.last_change, c.last_message_at',
);
const ownColumns = sql.raw('cm.role, cm.hidden_up_to_seq, cm.muted');

/** The conversation, if this account is a member of it now. */
export async function findConversationOf(
  db: Queryable,
  id: number,
  accountId: number,
): Promise<OwnConversationRow | null> {
  const found = await sql<OwnConversationRow>`${preparedStatement}
    select ${columns}, ${ownColumns} from conversations c
    join conversation_members cm on cm.conversation_id = c.id
    where c.id = ${id} and cm.account_id = ${accountId} and cm.left_at is null`.execute(db);
  return found.rows[0] ?? null;
}

/** An account's conversations, latest message first. */
export async function listConversationsOf(
  db: Queryable,
  accountId: number,
  limit: number,
): Promise<OwnConversationRow[]> {
  const found = await sql<OwnConversationRow>`
    select ${columns}, ${ownColumns} from conversation_members cm join conversations c on c.id = cm.conversation_id
    where cm.account_id = ${accountId} and cm.left_at is null
    order by c.last_message_at desc, c.id desc limit ${limit}`.execute(db);
  return found.rows;
}

/** Present and former members of conversations, in order of joining. */
export async function listMembers(db: Queryable, conversationIds: readonly number[]): Promise<MemberRow[]> {
  const found = await sql<MemberRow>`${preparedStatement}
    select who.conversation_id, who.account_id, ${username} as username, who.role, who.left_at, who.last_read_seq,
           who.last_read_message_id, who.read_at, account.is_staff, account.image_url,
           (select json_build_object('name', t.name, 'image_url', t.picture_url) from team_members tm
             join teams t on t.id = tm.team_id
             where tm.account_id = account.id and account.profile in (${sqlProfile.team}, ${sqlProfile.teamNotAccepted})) as club,
           case when account.shows_presence then seen.at end as last_seen_at
    from conversation_members who
    join accounts account on account.id = who.account_id
    left join chat_last_seen seen on seen.account_id = who.account_id
    where who.conversation_id = any(${conversationIds}::bigint[])
    order by who.conversation_id, who.joined_at, who.account_id`.execute(db);
  return found.rows;
}

/** Unread messages by others in each of these conversations. */
export async function countUnread(
  db: Queryable,
  accountId: number,
  conversationIds: readonly number[],
): Promise<Map<number, number>> {
  const found = await sql<{ conversation_id: number; unread: number }>`${preparedStatement}
    select cm.conversation_id, count(m.seq) as unread
    from conversation_members cm
    join messages m on m.conversation_id = cm.conversation_id and m.seq > greatest(cm.last_read_seq, cm.hidden_up_to_seq)
      and m.from_id is distinct from cm.account_id
    where cm.account_id = ${accountId} and cm.left_at is null
      and cm.conversation_id = any(${conversationIds}::bigint[])
    group by cm.conversation_id`.execute(db);
  return new Map(found.rows.map((row) => [row.conversation_id, row.unread]));
}

/** Unread messages over all unmuted conversations of the account. */
export async function countAllUnread(db: Queryable, accountId: number): Promise<number> {
  const found = await sql<{ unread: number }>`${preparedStatement}
    select count(m.seq) as unread
    from conversation_members cm
    join messages m on m.conversation_id = cm.conversation_id and m.seq > greatest(cm.last_read_seq, cm.hidden_up_to_seq)
      and m.from_id is distinct from cm.account_id
    where cm.account_id = ${accountId} and cm.left_at is null and not cm.muted`.execute(db);
  return found.rows[0]?.unread ?? 0;
}

export interface RoomRow
  extends Columns<'conversation_members', 'account_id' | 'hidden_up_to_seq' | 'last_read_message_id'> {
  negotiation_id: number | null;
  username: string;
  unread: number;
  last_seq: number;
}

/**
 * The present members with their unread counts, and the last message's number: one statement, for a
 * consistent snapshot.
 */
export async function readRoom(db: Queryable, conversationId: number): Promise<RoomRow[]> {
  const found = await sql<RoomRow>`${preparedStatement}
    select who.account_id, ${username} as username, c.last_seq, c.negotiation_id, who.hidden_up_to_seq, who.last_read_message_id,
           (select count(*) from messages m where m.conversation_id = c.id and m.seq > greatest(who.last_read_seq, who.hidden_up_to_seq)
             and m.from_id is distinct from who.account_id) as unread
    from conversations c join conversation_members who on who.conversation_id = c.id and who.left_at is null
    where c.id = ${conversationId}`.execute(db);
  return found.rows;
}

export interface ReadMark {
  changed: boolean;
  last_read_message_id: number;
  read_at: Date | null;
  unread: number;
  /** The number of the last message at the time of reading. */
  last_seq: number;
}

/**
 * Moves a member's read mark forward to a message (null: the last one), never back, and returns it. Null for
 * non-members.
 */
export async function markRead(
  db: Queryable,
  mark: { conversationId: number; accountId: number; upTo: number | null; at: Date },
): Promise<ReadMark | null> {
  const { conversationId, accountId, upTo, at } = mark;
  const found = await sql<ReadMark>`
    with target as (
      select seq, id from messages
      where conversation_id = ${conversationId} and (${upTo}::bigint is null or id = ${upTo})
      order by seq desc limit 1
    ), moved as (
      update conversation_members cm
      set last_read_seq = t.seq, last_read_message_id = t.id, read_at = greatest(cm.read_at, ${at})
      from target t
      where cm.conversation_id = ${conversationId} and cm.account_id = ${accountId} and cm.left_at is null
        and cm.last_read_seq < t.seq
      returning cm.last_read_seq, cm.last_read_message_id, cm.read_at, cm.hidden_up_to_seq
    ), stands as (
      select true as changed, last_read_seq, last_read_message_id, read_at, hidden_up_to_seq from moved
      union all
      select false, last_read_seq, last_read_message_id, read_at, hidden_up_to_seq from conversation_members
      where conversation_id = ${conversationId} and account_id = ${accountId} and left_at is null
        and not exists (select from moved)
    )
    select s.changed, s.last_read_message_id, s.read_at, c.last_seq,
           (select count(*) from messages m where m.conversation_id = c.id and m.seq > greatest(s.last_read_seq, s.hidden_up_to_seq)
             and m.from_id is distinct from ${accountId}::bigint) as unread
    from stands s join conversations c on c.id = ${conversationId}`.execute(db);
  return found.rows[0] ?? null;
}

/** Opens the one-to-one conversation of a pair; null when it exists. */
export async function insertPair(
  tx: Transaction,
  pair: readonly [number, number],
  at: Date,
): Promise<number | null> {
  const [low, high] = pair[0] < pair[1] ? pair : [pair[1], pair[0]];
  const inserted = await sql<{ id: number }>`
    insert into conversations (type, is_group, low_account_id, high_account_id, last_message_at, created_at)
    values (2, false, ${low}, ${high}, ${at}, ${at})
    on conflict (low_account_id, high_account_id) do nothing returning id`.execute(tx);
  return inserted.rows[0]?.id ?? null;
}

export async function findPair(db: Queryable, pair: readonly [number, number]): Promise<number | null> {
  const found = await sql<{ id: number }>`
    select id from conversations
    where low_account_id = ${Math.min(...pair)} and high_account_id = ${Math.max(...pair)}`.execute(db);
  return found.rows[0]?.id ?? null;
}

/** The subject of a room: a negotiation, an offer without one, or a transfer between two clubs. */
export type DealOfRoom = { negotiationId: number } | { offerId: number } | { transferId: number };

function columnOf(about: DealOfRoom) {
  if ('offerId' in about) return sql.ref('offer_id');
  return sql.ref('transferId' in about ? 'transfer_id' : 'negotiation_id');
}

function idOf(about: DealOfRoom): number {
  if ('offerId' in about) return about.offerId;
  return 'transferId' in about ? about.transferId : about.negotiationId;
}

/** Opens the conversation of a deal; null when it exists. */
export async function insertDealRoom(
  tx: Transaction,
  room: { about: DealOfRoom; name: string; at: Date },
): Promise<number | null> {
  const { about, name, at } = room;
  const inserted = await sql<{ id: number }>`
    insert into conversations (type, is_group, name, ${columnOf(about)}, last_message_at, created_at)
    values (1, true, ${name}, ${idOf(about)}, ${at}, ${at})
    on conflict (${columnOf(about)}) do nothing returning id`.execute(tx);
  return inserted.rows[0]?.id ?? null;
}

export async function findDealRoom(db: Queryable, about: DealOfRoom): Promise<number | null> {
  const found = await sql<{ id: number }>`
    select id from conversations where ${columnOf(about)} = ${idOf(about)}`.execute(db);
  return found.rows[0]?.id ?? null;
}

/** Adds members and readmits former ones. Returns the accounts that were not members. */
export async function addMembers(
  tx: Transaction,
  conversationId: number,
  accountIds: readonly number[],
  at: Date,
): Promise<number[]> {
  const added = await sql<{ account_id: number }>`
    insert into conversation_members as cm (conversation_id, account_id, joined_at)
    select ${conversationId}, id, ${at} from unnest(${accountIds}::bigint[]) id
    on conflict (conversation_id, account_id) do update set left_at = null where cm.left_at is not null
    returning account_id`.execute(tx);
  return added.rows.map((row) => row.account_id);
}

/** Ends a membership; the person's messages stay. False for non-members. */
export async function removeMember(
  tx: Transaction,
  conversationId: number,
  accountId: number,
  at: Date,
): Promise<boolean> {
  const removed = await sql`
    update conversation_members set left_at = ${at}
    where conversation_id = ${conversationId} and account_id = ${accountId} and left_at is null
    returning account_id`.execute(tx);
  return removed.rows.length > 0;
}
