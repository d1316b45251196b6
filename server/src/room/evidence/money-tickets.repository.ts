import type { MoneyTicketStatus } from '@trattativa/contract/room/evidence/money-ticket';
import type { MoneyRule } from '@trattativa/domain/room/money-requests';
import { sql } from 'kysely';
import type { Columns, Queryable, Transaction } from '../../platform/database/database.ts';
import { type Cursor, cursorOf, maxCounted, pageOf } from '../../platform/paging.ts';
import { username } from '../chat/conversations/contacts.repository.ts';

/** One ticket per message. Null when it has one. */
export async function insertMoneyTicket(
  tx: Transaction,
  ticket: {
    messageId: number;
    conversationId: number;
    authorId: number;
    rule: MoneyRule;
    passage: string;
    at: Date;
  },
): Promise<number | null> {
  const inserted = await sql<{ id: number }>`
    insert into money_tickets (message_id, conversation_id, author_id, rule, passage, created_at)
    values (${ticket.messageId}, ${ticket.conversationId}, ${ticket.authorId}, ${ticket.rule}, ${ticket.passage}, ${ticket.at})
    on conflict (message_id) do nothing returning id`.execute(tx);
  return inserted.rows[0]?.id ?? null;
}

export interface MoneyTicketRow
  extends Columns<
    'money_tickets',
    'id' | 'passage' | 'author_id' | 'conversation_id' | 'note' | 'decided_at' | 'version'
  > {
  rule: MoneyRule;
  message: string;
  at: Date;
  author_name: string;
  confirmed_before: number;
  conversation_name: string;
  negotiation_id: number | null;
  offer_id: number | null;
  status: MoneyTicketStatus;
  decided_by_name: string | null;
  sort_key: string;
}

/** Open tickets, longest waiting first; or decided ones, latest first. */
export async function listMoneyTickets(
  db: Queryable,
  open: boolean,
  page: { limit: number; after: Cursor | null },
): Promise<{ rows: MoneyTicketRow[]; nextCursor: string | null; total: number }> {
  const kind = open ? sql`t.status = 'open'` : sql`t.status <> 'open'`;
  const key = open ? sql`t.created_at` : sql`t.decided_at`;
  const way = open ? sql`asc` : sql`desc`;
  const { after } = page;
  const beyond = after
    ? sql` and (${key}, t.id) ${open ? sql`>` : sql`<`} (${after.key}::timestamptz, ${after.id})`
    : sql``;
  const [found, counted] = await Promise.all([
    sql<MoneyTicketRow>`
      select t.id, t.rule, t.passage, t.author_id, t.conversation_id, t.status, t.note, t.decided_at, t.version,
             c.negotiation_id, c.offer_id, m.inserted_at as at, ${key}::text as sort_key,
             case when position(t.passage in m.content) > 0 then m.content else coalesce((
               select r.content from message_revisions r where r.message_id = m.id and position(t.passage in r.content) > 0
               order by r.number limit 1), m.content) end as message,
             (select ${username} from (select t.author_id as account_id) who) as author_name,
             (select trim(a.name || ' ' || a.surname) from accounts a where a.id = t.decided_by) as decided_by_name,
             (select count(*) from money_tickets x
              where x.author_id = t.author_id and x.status = 'confirmed' and x.id < t.id) as confirmed_before,
             case when c.name <> '' then c.name else coalesce((
               select string_agg(${username}, ', ' order by who.joined_at) from conversation_members who
               where who.conversation_id = c.id), '') end as conversation_name
      from money_tickets t join messages m on m.id = t.message_id join conversations c on c.id = t.conversation_id
      where ${kind}${beyond} order by ${key} ${way}, t.id ${way} limit ${page.limit + 1}`.execute(db),
    sql<{ total: number }>`
      select count(*) as total from (select from money_tickets t where ${kind} limit ${maxCounted}) c`.execute(
      db,
    ),
  ]);
  return {
    ...pageOf(found.rows, page.limit, (last) => cursorOf(last.sort_key, last.id)),
    total: counted.rows[0]?.total ?? 0,
  };
}

/** Null when it is absent or no longer as the caller saw it. */
export async function closeMoneyTicket(
  tx: Transaction,
  decision: {
    ticketId: number;
    version: number;
    status: 'dismissed' | 'confirmed';
    note: string;
    decidedBy: number;
    at: Date;
  },
): Promise<{ conversation_id: number } | null> {
  const closed = await sql<{ conversation_id: number }>`
    update money_tickets set status = ${decision.status}, note = ${decision.note}, decided_by = ${decision.decidedBy},
      decided_at = ${decision.at}, version = version + 1
    where id = ${decision.ticketId} and version = ${decision.version}::bigint and status = 'open'
    returning conversation_id`.execute(tx);
  return closed.rows[0] ?? null;
}

export async function hasMoneyTicket(db: Queryable, ticketId: number): Promise<boolean> {
  const found = await sql`select from money_tickets where id = ${ticketId}`.execute(db);
  return found.rows.length > 0;
}
