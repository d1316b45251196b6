import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';

export interface NewStaff {
  email: string;
  name: string;
  surname: string;
  passwordHash: string;
  administrator: boolean;
  chatOwner: boolean;
  at: Date;
}

/**
 * Returns the new account's id; null when the e-mail is taken. If the new account is the chat owner, the
 * previous owner loses that role.
 */
export async function insertStaff(tx: Transaction, staff: NewStaff): Promise<number | null> {
  if (staff.chatOwner) await sql`update accounts set is_chat_owner = false where is_chat_owner`.execute(tx);
  const inserted = await sql<{ id: number }>`
    insert into accounts (email, password_hash, name, surname, profile, agent_type, is_staff, is_administrator,
                          is_chat_owner, terms_version, terms_accepted_at, activated_at, created_at)
    values (${staff.email}, ${staff.passwordHash}, ${staff.name}, ${staff.surname}, 2, 0, true, ${staff.administrator},
            ${staff.chatOwner}, 'staff', ${staff.at}, ${staff.at}, ${staff.at})
    on conflict (email) do nothing returning id`.execute(tx);
  return inserted.rows[0]?.id ?? null;
}
