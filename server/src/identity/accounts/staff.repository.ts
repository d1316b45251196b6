import type { AgentType } from '@trattativa/domain/identity/agent-types';
import type { Language } from '@trattativa/texts/languages';
import { sql } from 'kysely';
import type { Columns, Transaction } from '../../platform/database/database.ts';

export interface NewStaff {
  email: string;
  name: string;
  surname: string;
  passwordHash: string;
  administrator: boolean;
  chatOwner: boolean;
  language: Language;
  at: Date;
}

/**
 * Returns the new account's id; null when the e-mail is taken. If the new account is the chat owner, the previous owner
 * loses that role; the first member of staff is always the chat owner.
 */
export async function insertStaff(tx: Transaction, staff: NewStaff): Promise<number | null> {
  await lockStaff(tx);
  const owner = await findChatOwner(tx);
  const isChatOwner = staff.chatOwner || owner === null;
  if (owner !== null && isChatOwner) await setChatOwner(tx, owner, false);
  const inserted = await sql<{ id: number }>`
    insert into accounts (email, password_hash, name, surname, profile, agent_type, is_staff, is_administrator,
                          is_chat_owner, language, terms_version, terms_accepted_at, activated_at, created_at)
    values (${staff.email}, ${staff.passwordHash}, ${staff.name}, ${staff.surname}, 2, 0, true, ${staff.administrator},
            ${isChatOwner}, ${staff.language}, 'staff', ${staff.at}, ${staff.at}, ${staff.at})
    on conflict (email) do nothing returning id`.execute(tx);
  return inserted.rows[0]?.id ?? null;
}

export type StaffAccount = Columns<
  'accounts',
  'id' | 'is_administrator' | 'is_chat_owner' | 'staff_ended_at'
>;

/** Acts on staff accounts happen one after the other: each sees who is the chat owner and who administers. */
export async function lockStaff(tx: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('staff accounts', 0))`.execute(tx);
}

export async function findStaff(tx: Transaction, accountId: number): Promise<StaffAccount | null> {
  const found = await sql<StaffAccount>`
    select id, is_administrator, is_chat_owner, staff_ended_at from accounts
    where id = ${accountId} and is_staff and deleted_at is null`.execute(tx);
  return found.rows[0] ?? null;
}

async function findChatOwner(tx: Transaction): Promise<number | null> {
  const found = await sql<{ id: number }>`select id from accounts where is_chat_owner`.execute(tx);
  return found.rows[0]?.id ?? null;
}

/** Hands the chat over and returns the account that had it; null when nobody had. */
export async function handOver(tx: Transaction, accountId: number): Promise<number | null> {
  const owner = await findChatOwner(tx);
  if (owner !== null) await setChatOwner(tx, owner, false);
  await setChatOwner(tx, accountId, true);
  return owner;
}

async function setChatOwner(tx: Transaction, accountId: number, isOwner: boolean): Promise<void> {
  await sql`update accounts set is_chat_owner = ${isOwner} where id = ${accountId}`.execute(tx);
}

/** Ends a staff account, or with null opens it again. */
export async function setStaffEnded(tx: Transaction, accountId: number, endedAt: Date | null): Promise<void> {
  await sql`update accounts set staff_ended_at = ${endedAt} where id = ${accountId}`.execute(tx);
}

/** Changes an agent's sub-type; false when it is not the one that the administrator saw. Staff have none that counts. */
export async function updateAgentType(
  tx: Transaction,
  accountId: number,
  change: { from: AgentType; to: AgentType },
): Promise<boolean> {
  const updated = await sql`
    update accounts set agent_type = ${change.to}
    where id = ${accountId} and agent_type = ${change.from} and not is_staff and deleted_at is null returning id`.execute(
    tx,
  );
  return updated.rows.length > 0;
}
