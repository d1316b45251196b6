import type { NotificationKind } from '@trattativa/contract/insight/notifications/notification-kinds';
import type { MailKind } from '@trattativa/domain/identity/mail-kinds';
import { sql } from 'kysely';
import type { Columns, Queryable, Transaction } from '../../platform/database/database.ts';
import { type Cursor, countedAtMost, cursorOf, pageOf } from '../../platform/paging.ts';

/** A line with the names of today: null where somebody is gone. */
export interface NotificationRow
  extends Columns<'notifications', 'id' | 'count' | 'target' | 'happened_at' | 'read_at'> {
  kind: NotificationKind;
  topic: MailKind;
  player: string | null;
  team: string | null;
  person: string | null;
  role: number | null;
  days: number | null;
}

/** The columns of a line, with the names of today. */
export const named = sql`
  n.id, n.kind, n.topic, n.count, n.target, n.happened_at, n.read_at,
  coalesce(case when p.name <> '–' then trim(p.name || ' ' || p.surname) end,
    trim(coalesce(ca.name, c.name) || ' ' || coalesce(ca.surname, c.surname))) as player, t.name as team,
  coalesce(pt.name, case when a.deleted_at is null then trim(a.name || ' ' || a.surname) end) as person,
  (n.params ->> 'role')::int as role, (n.params ->> 'days')::int as days`;

export const withNames = sql`
  left join players p on p.id = (n.params ->> 'playerId')::bigint
  left join coaching_staff c on c.id = (n.params ->> 'coachingStaffId')::bigint
  left join accounts ca on ca.id = c.account_id
  left join teams t on t.id = (n.params ->> 'teamId')::bigint
  left join teams pt on pt.id = (n.params ->> 'personTeamId')::bigint
  left join accounts a on a.id = (n.params ->> 'personId')::bigint`;

/** A page of an account's bell, the latest first, with the number of all that fit (exact up to 10,000). */
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
      select count(*)::int as total from (select from notifications n where ${where} limit ${countedAtMost}) few`.execute(
      db,
    ),
  ]);
  return {
    ...pageOf(found.rows, page.limit, (last) => cursorOf(last.key, last.id)),
    total: counted.rows[0]?.total ?? 0,
  };
}

/** How many lines are not read yet; a hundred stands for more. */
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

/** Which lines to mark: some, those that lead to a screen, or all of them. */
export type Which = { ids: readonly number[] } | { target: string } | 'all';

/** Marks the account's unread lines as read; answers the ids of those that were unread. */
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
