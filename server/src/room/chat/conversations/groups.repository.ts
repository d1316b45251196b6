import type { MemberRole } from '@trattativa/contract/room/chat/chat';
import { sql } from 'kysely';
import { assertFound } from '../../../platform/database/assert-found.ts';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import { sqlConversation } from '../../sql-names.ts';

/** Opens a group with its owner. */
export async function insertGroup(
  tx: Transaction,
  group: { name: string; ownerId: number; at: Date },
): Promise<number> {
  const inserted = await sql<{ id: number }>`
    with opened as (
      insert into conversations (type, is_group, name, last_message_at, created_at)
      values (3, true, ${group.name}, ${group.at}, ${group.at}) returning id)
    insert into conversation_members (conversation_id, account_id, role, joined_at)
    select id, ${group.ownerId}, 'owner', ${group.at} from opened returning conversation_id as id`.execute(
    tx,
  );
  return assertFound(inserted.rows[0]).id;
}

/**
 * Adds members who see later messages only; former members start anew. Locks the conversation, so that no
 * message is stored in between. Returns the accounts that were not members.
 */
export async function addMembersFromNow(
  tx: Transaction,
  conversationId: number,
  people: { accountIds: readonly number[]; role: MemberRole; at: Date },
): Promise<number[]> {
  const { accountIds, role, at } = people;
  await sql`select from conversations where id = ${conversationId} for no key update`.execute(tx);
  const added = await sql<{ account_id: number }>`
    insert into conversation_members as cm (conversation_id, account_id, role, joined_at, hidden_up_to_seq)
    select c.id, i.id, ${role}, ${at}, c.last_seq from conversations c, unnest(${accountIds}::bigint[]) i (id)
    where c.id = ${conversationId}
    on conflict (conversation_id, account_id) do update
      set left_at = null, role = excluded.role, joined_at = excluded.joined_at, muted = false,
          hidden_up_to_seq = greatest(cm.hidden_up_to_seq, excluded.hidden_up_to_seq)
      where cm.left_at is not null
    returning account_id`.execute(tx);
  return added.rows.map((row) => row.account_id);
}

export async function countMembers(db: Queryable, conversationId: number): Promise<number> {
  const found = await sql<{ members: number }>`
    select count(*) as members from conversation_members
    where conversation_id = ${conversationId} and left_at is null`.execute(db);
  return found.rows[0]?.members ?? 0;
}

/** Renames a group if it is still at the version seen; returns its new version, or null. */
export async function renameGroup(
  tx: Transaction,
  group: { id: number; version: number; name: string },
): Promise<number | null> {
  const renamed = await sql<{ version: number }>`
    update conversations set name = ${group.name}, version = version + 1
    where id = ${group.id} and version = ${group.version} and type = ${sqlConversation.group} returning version`.execute(
    tx,
  );
  return renamed.rows[0]?.version ?? null;
}

/** Passes a group whose owner has left to its longest member; other conversations have no owner. */
export async function passOwnership(tx: Transaction, conversationId: number): Promise<void> {
  await sql`
    update conversation_members set role = 'owner'
    where conversation_id = ${conversationId} and account_id = (
      select account_id from conversation_members
      where conversation_id = ${conversationId} and left_at is null and role = 'member'
      order by joined_at, account_id limit 1)
    and exists (select from conversations where id = ${conversationId} and type = ${sqlConversation.group})
    and not exists (
      select from conversation_members
      where conversation_id = ${conversationId} and left_at is null and role = 'owner')`.execute(tx);
}

/** False for non-members. */
export async function setMuted(
  tx: Transaction,
  conversationId: number,
  accountId: number,
  muted: boolean,
): Promise<boolean> {
  const set = await sql`
    update conversation_members set muted = ${muted}
    where conversation_id = ${conversationId} and account_id = ${accountId} and left_at is null returning 1`.execute(
    tx,
  );
  return set.rows.length > 0;
}

/**
 * Erases presence, knocks and reasons for mediator calls. The person's messages belong to the conversation
 * and keep a number as author.
 */
export async function eraseChat(tx: Transaction, accountId: number): Promise<void> {
  const own = sql`account_id = ${accountId}`;
  await sql`delete from knocks where ${own}`.execute(tx);
  await sql`delete from chat_presence where ${own}`.execute(tx);
  await sql`delete from chat_last_seen where ${own}`.execute(tx);
  await sql`update mediations set reason = '' where called_by = ${accountId}`.execute(tx);
}
