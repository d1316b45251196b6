import type { ChatUser } from '@trattativa/contract/chat/chat';
import { sql } from 'kysely';
import type { Queryable } from '../platform/database/database.ts';
import { username } from './conversations.repository.ts';

/**
 * Whom an account may see and write to: who shares a conversation or a deal with it, and the chat owner. Not the table of
 * users (SECURITY §4a).
 */
const contactIds = (accountId: number) => sql`
  select other.account_id from conversation_members mine
  join conversation_members other on other.conversation_id = mine.conversation_id and other.left_at is null
  where mine.account_id = ${accountId} and mine.left_at is null
  union
  select tm.account_id from proposals r
  join negotiations n on n.proposal_id = r.id
  join team_members tm on tm.team_id = n.team_id
  where r.proposer_account_id = ${accountId}
  union
  select r.proposer_account_id from team_members tm
  join negotiations n on n.team_id = tm.team_id
  join proposals r on r.id = n.proposal_id
  where tm.account_id = ${accountId}
  union
  select a.id from accounts a where a.is_chat_owner`;

export async function listContacts(db: Queryable, accountId: number): Promise<ChatUser[]> {
  const found = await sql<ChatUser>`
    select who.account_id as id, ${username} as username
    from (${contactIds(accountId)}) who
    join accounts active on active.id = who.account_id and active.activated_at is not null
    where who.account_id <> ${accountId} order by username, id`.execute(db);
  return found.rows;
}

export async function listContactIds(db: Queryable, accountId: number): Promise<number[]> {
  const found = await sql<{ account_id: number }>`${contactIds(accountId)}`.execute(db);
  return found.rows.map((row) => row.account_id);
}

export interface Counterpart {
  id: number;
  is_contact: boolean;
  born_date: string | null;
  /** The caller keeps the record of this player. */
  is_represented: boolean;
}

/** Another active account as the caller stands to it; null when there is none. */
export async function findCounterpart(
  db: Queryable,
  accountId: number,
  otherId: number,
): Promise<Counterpart | null> {
  const found = await sql<Counterpart>`
    select a.id, a.born_date,
           exists (select from (${contactIds(accountId)}) c where c.account_id = a.id) as is_contact,
           exists (select from players p join agents g on g.id = p.agent_id
                   where p.account_id = a.id and g.account_id = ${accountId} and p.deleted_at is null) as is_represented
    from accounts a
    where a.id = ${otherId} and a.activated_at is not null and a.profile in (0, 1, 2, 7)`.execute(db);
  return found.rows[0] ?? null;
}

/** What a person is called in the room. */
export async function findUsername(db: Queryable, accountId: number): Promise<string | null> {
  const found = await sql<{ username: string }>`
    select ${username} as username from (select ${accountId}::bigint as account_id) who`.execute(db);
  return found.rows[0]?.username ?? null;
}
