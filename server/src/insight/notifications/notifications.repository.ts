import type { NotificationKind } from '@trattativa/contract/insight/notifications/notification-kinds';
import type { MailKind } from '@trattativa/domain/identity/mail-kinds';
import type { PlayerRole } from '@trattativa/domain/people/player-roles';
import { sql } from 'kysely';
import type { Columns, Queryable, Transaction } from '../../platform/database/database.ts';
import { type Cursor, cursorOf, maxCounted, pageOf } from '../../platform/paging.ts';
import type { Notice } from './notification-rule.ts';

/** A notification with present names; null where the named record is gone. */
export interface NotificationRow
  extends Columns<'notifications', 'id' | 'count' | 'target' | 'happened_at' | 'read_at'> {
  kind: NotificationKind;
  topic: MailKind;
  player: string | null;
  team: string | null;
  person: string | null;
  role: PlayerRole | null;
  days: number | null;
  months: number | null;
  /** The name of a saved search. */
  search: string | null;
}

/** The columns of a notification, with present names. */
export const named = sql`
  n.id, n.kind, n.topic, n.count, n.target, n.happened_at, n.read_at,
  coalesce(case when p.name <> '–' then trim(p.name || ' ' || p.surname) end,
    trim(coalesce(ca.name, c.name) || ' ' || coalesce(ca.surname, c.surname))) as player, t.name as team,
  coalesce(pt.name, case when a.deleted_at is null then trim(a.name || ' ' || a.surname) end) as person,
  (n.params ->> 'role')::int as role, (n.params ->> 'days')::int as days, (n.params ->> 'months')::int as months, ss.name as search`;

export const withNames = sql`
  left join players p on p.id = (n.params ->> 'playerId')::bigint
  left join coaching_staff c on c.id = (n.params ->> 'coachingStaffId')::bigint
  left join accounts ca on ca.id = c.account_id
  left join teams t on t.id = (n.params ->> 'teamId')::bigint
  left join teams pt on pt.id = (n.params ->> 'personTeamId')::bigint
  left join accounts a on a.id = (n.params ->> 'personId')::bigint
  left join saved_searches ss on ss.id = (n.params ->> 'searchId')::bigint and ss.account_id = n.account_id`;

/** A page of an account's notifications, latest first, with the total (exact up to 10,000). */
export async function listNotificationRows(
  db: Queryable,
  accountId: number,
  filter: { unread: boolean; topics: readonly MailKind[] | null },
  page: { limit: number; after: Cursor | null },
): Promise<{ rows: NotificationRow[]; nextCursor: string | null; total: number }> {
  const where = sql`n.account_id = ${accountId} and n.in_bell
    ${filter.unread ? sql`and n.read_at is null` : sql``}
    ${filter.topics ? sql`and n.topic = any(${[...filter.topics]}::text[])` : sql``}`;
  const { after } = page;
  const [found, counted] = await Promise.all([
    sql<NotificationRow & { key: string }>`
      select ${named}, n.happened_at::text as key from notifications n ${withNames}
      where ${where} ${after ? sql`and (n.happened_at, n.id) < (${after.key}::timestamptz, ${after.id}::bigint)` : sql``}
      order by n.happened_at desc, n.id desc limit ${page.limit + 1}`.execute(db),
    sql<{ total: number }>`
      select count(*)::int as total from (select from notifications n where ${where} limit ${maxCounted}) few`.execute(
      db,
    ),
  ]);
  return {
    ...pageOf(found.rows, page.limit, (last) => cursorOf(last.key, last.id)),
    total: counted.rows[0]?.total ?? 0,
  };
}

/** The number of unread notifications, counted up to a hundred. */
export async function countUnread(db: Queryable, accountId: number): Promise<number> {
  const found = await sql<{ unread: number }>`
    select count(*)::int as unread from (
      select from notifications where account_id = ${accountId} and in_bell and read_at is null limit 100) few`.execute(
    db,
  );
  return found.rows[0]?.unread ?? 0;
}

export async function markSeen(
  db: Queryable,
  accountId: number,
  ids: readonly number[],
  at: Date,
): Promise<void> {
  await sql`
    update notifications set seen_at = ${at}
    where account_id = ${accountId} and id = any(${[...ids]}::bigint[]) and in_bell and seen_at is null`.execute(
    db,
  );
}

/** Notifications to mark: by ids, by the screen they lead to, or all. */
export type Which = { ids: readonly number[] } | { target: string } | 'all';

/** Marks the account's unread notifications as read; returns their ids. */
export async function markRead(
  tx: Transaction,
  accountId: number,
  which: Which,
  at: Date,
): Promise<number[]> {
  const condition =
    which === 'all'
      ? sql`true`
      : 'ids' in which
        ? sql`id = any(${[...which.ids]}::bigint[])`
        : sql`target = ${which.target}`;
  const marked = await sql<{ id: number }>`
    update notifications set read_at = ${at}, seen_at = coalesce(seen_at, ${at})
    where account_id = ${accountId} and in_bell and read_at is null and ${condition} returning id`.execute(
    tx,
  );
  return marked.rows.map((row) => row.id);
}

/** Marks the unread notifications of a kind about one thing as read, whoever has them. */
export async function settleNotices(
  tx: Transaction,
  kind: NotificationKind,
  about: Notice['about'],
  at: Date,
): Promise<{ accountId: number; ids: number[] }[]> {
  const settled = await sql<{ id: number; account_id: number; in_bell: boolean }>`
    update notifications set read_at = ${at}, seen_at = coalesce(seen_at, ${at}), mailed_at = coalesce(mailed_at, ${at})
    where kind = ${kind} and group_key = ${`${kind}:${about}`} and read_at is null
    returning id, account_id, in_bell`.execute(tx);
  const shown = settled.rows.filter((row) => row.in_bell);
  return [...Map.groupBy(shown, (row) => row.account_id)].map(([accountId, rows]) => ({
    accountId,
    ids: rows.map(({ id }) => id),
  }));
}

export interface NewLines {
  eventId: number;
  topic: MailKind;
  notice: Notice;
  /** When it happened. */
  happenedAt: Date;
  at: Date;
}

/**
 * Adds a notice to its accounts' notifications, once for each event. An unread one of the same kind and
 * thing counts up and moves to the top; a read one starts a new count. Skips closed accounts and those that
 * switched the kind off in bell and mail. Returns the accounts whose bell shows it, and those that want a
 * mail.
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
    with reached as (
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
      from reached where in_bell or (by_mail and ${mailedAt}::timestamptz is null)
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
    select line.account_id, line.in_bell, reached.by_mail from line join reached on reached.id = line.account_id
    order by 1`.execute(tx);
  return {
    shown: written.rows.filter((row) => row.in_bell).map((row) => row.account_id),
    byMail: written.rows.filter((row) => row.by_mail).map((row) => row.account_id),
  };
}

/** Deletes notifications whose last event happened before an instant. */
export async function purgeNotifications(db: Queryable, before: Date): Promise<void> {
  await sql`delete from notifications where happened_at < ${before}`.execute(db);
}

export async function eraseNotifications(tx: Transaction, accountId: number): Promise<void> {
  await sql`delete from notifications where account_id = ${accountId}`.execute(tx);
}
