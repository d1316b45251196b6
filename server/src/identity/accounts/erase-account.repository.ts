import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';

/**
 * Erases the account itself. Its row stays, so that messages and deals of others keep an author, but it holds
 * no personal data: the author of a message is shown as a number.
 */
export async function eraseAccountRows(tx: Transaction, accountId: number, at: Date): Promise<void> {
  const own = sql`account_id = ${accountId}`;
  await sql`delete from sessions where ${own}`.execute(tx);
  await sql`delete from account_codes where ${own}`.execute(tx);
  await sql`delete from second_factors where ${own}`.execute(tx);
  await sql`delete from email_changes where ${own}`.execute(tx);
  await sql`delete from mail_switches where ${own}`.execute(tx);
  await sql`delete from bell_switches where ${own}`.execute(tx);
  await sql`delete from digests where ${own}`.execute(tx);
  await sql`delete from sign_in_failures where email = (select email from accounts where id = ${accountId})`.execute(
    tx,
  );
  await sql`
    update accounts set email = 'erased-' || id || '@erased.invalid', password_hash = '-', name = 'Account',
      surname = '#' || id, image_url = null, born_date = null, guardian_email = null, guardian_confirmed_at = null,
      partner_id = null, activated_at = null, is_chat_owner = false, deleted_at = ${at}
    where id = ${accountId}`.execute(tx);
}

export async function isErased(tx: Transaction, accountId: number): Promise<boolean> {
  const found = await sql`select from accounts where id = ${accountId} and deleted_at is not null`.execute(
    tx,
  );
  return found.rows.length > 0;
}
