import type { MailKind } from '@trattativa/domain/identity/mail-kinds';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';
import type { Notice } from './notification-rule.ts';

export interface NewLines {
  eventId: number;
  topic: MailKind;
  notice: Notice;
  /** When it happened. */
  happenedAt: Date;
  at: Date;
}

/**
 * Writes a notice into the lines of its accounts, once for each event: a line of the same kind and thing counts one more,
 * comes up and is unread again; one that was read begins to count anew. Nothing for who wants it neither in the bell nor
 * by mail, and for accounts that are closed. Answers the accounts in whose bell it shows, and those who want a mail.
 */
export async function writeNotice(
  tx: Transaction,
  { eventId, topic, notice, happenedAt, at }: NewLines,
): Promise<{ shown: number[]; byMail: number[] }> {
  const accounts = [...new Set(notice.accounts)];
  if (accounts.length === 0) return { shown: [], byMail: [] };
  const mailedAt = notice.mailed === true ? at : null;
  const times = notice.times ?? 1;
  const ofMany = notice.targetOfMany ?? notice.target;
  const written = await sql<{ account_id: number; in_bell: boolean; by_mail: boolean }>`
    with told as (
      select a.id,
        not exists (select from bell_switches s where s.account_id = a.id and s.kind = ${topic}) as in_bell,
        not exists (select from mail_switches s where s.account_id = a.id and s.kind = ${topic}) as by_mail
      from accounts a
      where a.id = any(${accounts}::bigint[]) and a.activated_at is not null and a.deleted_at is null
        and not exists (select from notification_events e where e.event_id = ${eventId} and e.account_id = a.id)
    ), line as (
      insert into notifications as n
        (account_id, kind, topic, group_key, params, target, count, in_bell, created_at, happened_at, mailed_at)
      select id, ${notice.kind}, ${topic}, ${`${notice.kind}:${notice.about}`}, ${JSON.stringify(notice.params)}::jsonb,
        ${times > 1 ? ofMany : notice.target}, ${times}, in_bell, ${at}, ${happenedAt}, ${mailedAt}::timestamptz
      from told where in_bell or (by_mail and ${mailedAt}::timestamptz is null)
      order by id
      on conflict (account_id, group_key) do update set
        count = case when n.read_at is null then n.count else 0 end + excluded.count,
        target = case when n.read_at is null then ${ofMany} else excluded.target end,
        params = excluded.params, in_bell = excluded.in_bell, happened_at = greatest(n.happened_at, excluded.happened_at),
        seen_at = null, read_at = null, mailed_at = excluded.mailed_at
      returning n.id, n.account_id, n.in_bell
    ), noted as (
      insert into notification_events (event_id, account_id, notification_id)
      select ${eventId}::bigint, account_id, id from line
    )
    select line.account_id, line.in_bell, told.by_mail from line join told on told.id = line.account_id
    order by 1`.execute(tx);
  return {
    shown: written.rows.filter((row) => row.in_bell).map((row) => row.account_id),
    byMail: written.rows.filter((row) => row.by_mail).map((row) => row.account_id),
  };
}
