import { sql } from 'kysely';
import type { Columns, Database, Queryable, Transaction } from '../database/database.ts';
import type { MailedCode, MailedCodeKind } from './mailed-codes.ts';

export async function insertOutgoingMail(
  tx: Transaction,
  mail: { recipient: string; kind: string | null; sealed: Buffer; code: MailedCode | null; at: Date },
): Promise<void> {
  await sql`
    insert into outgoing_mails (recipient, kind, sealed, code_kind, code_hash, created_at, next_attempt_at)
    values (${mail.recipient}, ${mail.kind}, ${mail.sealed}, ${mail.code?.kind ?? null}, ${mail.code?.hash ?? null},
            ${mail.at}, '-infinity')`.execute(tx);
}

export interface OutgoingMail
  extends Columns<'outgoing_mails', 'id' | 'sealed' | 'code_hash' | 'created_at' | 'attempts'> {
  code_kind: MailedCodeKind | null;
}

/**
 * Claims due mails for one attempt, security mail first. The next attempt is due after 2, 4, 8 and then every 15 minutes, also
 * when this process ends during this one.
 */
export async function claimDueMails(db: Database, now: Date, limit: number): Promise<OutgoingMail[]> {
  const claimed = await sql<OutgoingMail>`
    update outgoing_mails m set attempts = m.attempts + 1,
      next_attempt_at = ${now}::timestamptz + least(15, 2 ^ least(m.attempts + 1, 4)) * interval '1 minute'
    from (
      select id from outgoing_mails where next_attempt_at <= ${now}
      order by kind is not null, next_attempt_at, id limit ${limit} for update skip locked
    ) due
    where m.id = due.id
    returning m.id, m.sealed, m.code_kind, m.code_hash, m.created_at, m.attempts`.execute(db);
  return claimed.rows;
}

export async function deleteOutgoingMail(db: Queryable, id: number): Promise<void> {
  await sql`delete from outgoing_mails where id = ${id}`.execute(db);
}

/** Deletes the mail to an address that was not delivered yet. */
export async function deleteMailsTo(tx: Transaction, recipient: string): Promise<void> {
  await sql`delete from outgoing_mails where recipient = ${recipient}`.execute(tx);
}

/** How many mails wait, and since when the oldest does. */
export async function countOutgoingMails(db: Queryable): Promise<{ waiting: number; oldest: Date | null }> {
  const found = await sql<{ waiting: number; oldest: Date | null }>`
    select count(*)::int as waiting, min(created_at) as oldest from outgoing_mails`.execute(db);
  return found.rows[0] ?? { waiting: 0, oldest: null };
}
