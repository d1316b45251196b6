import { requestRemindedDaysBefore, summedUpWithinDays } from '@trattativa/domain/market/request-answers';
import { sql } from 'kysely';
import { addDays, dayOf } from '../../platform/clock.ts';
import type { Columns, Queryable, Transaction } from '../../platform/database/database.ts';
import { sqlRequest } from '../sql-names.ts';
import { addressees, type Delivery } from './recipients.repository.ts';

export interface DueRecipient {
  recipient_id: number;
  request_id: number;
  answer_by: string;
}

/** Claims the reminder of those who have not answered a request whose day is near; not of those who received it today. */
export async function claimDueRecipients(tx: Transaction, at: Date, max: number): Promise<DueRecipient[]> {
  const today = dayOf(at);
  const claimed = await sql<DueRecipient>`
    update request_recipients x set reminded_for = r.answer_by from requests r
    where x.id in (
        select d.id from request_recipients d join requests o on o.id = d.request_id
        where o.status = ${sqlRequest.active} and d.reminded_for is distinct from o.answer_by
          and o.answer_by between ${today}::date and ${today}::date + ${requestRemindedDaysBefore}::int
          and d.sent_at < ${addDays(at, -1)}
          and not exists (select from request_answers w where w.recipient_id = d.id)
        order by d.id limit ${max} for no key update of d skip locked)
      and r.id = x.request_id and r.answer_by is not null and x.reminded_for is distinct from r.answer_by
    returning x.id as recipient_id, x.request_id, r.answer_by`.execute(tx);
  return claimed.rows;
}

export interface PassedRequest {
  id: number;
  team_id: number;
  agent_id: number | null;
  answer_by: string;
  asked: number;
  answered: number;
}

/** Claims the summary of active requests whose day is over. */
export async function claimPassedRequests(tx: Transaction, at: Date, max: number): Promise<PassedRequest[]> {
  const today = dayOf(at);
  const claimed = await sql<PassedRequest>`
    update requests r set summed_up_for = r.answer_by
    where r.id in (
        select o.id from requests o
        where o.status = ${sqlRequest.active} and o.summed_up_for is distinct from o.answer_by
          and o.answer_by >= ${today}::date - ${summedUpWithinDays}::int and o.answer_by < ${today}::date
          and exists (select from request_recipients x where x.request_id = o.id and x.sent_at is not null)
        order by o.id limit ${max} for no key update of o skip locked)
      and r.answer_by is not null and r.summed_up_for is distinct from r.answer_by
    returning r.id, r.team_id, r.agent_id, r.answer_by,
      (select count(*)::int from request_recipients x where x.request_id = r.id and x.sent_at is not null) as asked,
      (select count(*)::int from request_recipients x join request_answers w on w.recipient_id = x.id
        where x.request_id = r.id and x.sent_at is not null) as answered`.execute(tx);
  return claimed.rows;
}

export interface Reminder extends Columns<'requests', 'role' | 'level' | 'country'> {
  request_id: number;
  team_name: string;
  answer_by: string;
  addressees: Delivery['addressees'];
}

/** The data of the reminder to a recipient; null once it has answered, the request is closed or its day is over. */
export async function findReminder(db: Queryable, recipientId: number, at: Date): Promise<Reminder | null> {
  const found = await sql<Reminder>`
    select r.id as request_id, r.role, r.level, r.country, t.name as team_name, r.answer_by, ${addressees} as addressees
    from request_recipients x join requests r on r.id = x.request_id join teams t on t.id = r.team_id
    where x.id = ${recipientId} and r.status = ${sqlRequest.active} and r.answer_by >= ${dayOf(at)}::date
      and not exists (select from request_answers w where w.recipient_id = x.id)`.execute(db);
  return found.rows[0] ?? null;
}

export interface Summary extends Columns<'requests', 'role' | 'level' | 'country'> {
  answer_by: string;
  /** The recipients by what they answered; null: nothing. */
  recipients: { name: string; fits: boolean | null }[];
  /** The maker who is written to. */
  email: string;
  name: string;
  language: string;
}

/** The data of the summary for one maker of a request; null when the day was moved since. */
export async function findSummary(
  db: Queryable,
  requestId: number,
  accountId: number,
): Promise<Summary | null> {
  const found = await sql<Summary>`
    select r.role, r.level, r.country, r.answer_by, m.email::text as email, m.name, m.language,
      (select coalesce(json_agg(json_build_object('name', coalesce(t.name, trim(a.name || ' ' || a.surname)), 'fits', w.fits)
          order by w.changed_at, x.id), '[]')
        from request_recipients x left join request_answers w on w.recipient_id = x.id
        left join teams t on t.id = x.team_id
        left join agents g on g.id = x.agent_id left join coaching_staff c on c.id = x.coaching_staff_id
        left join accounts a on a.id = coalesce(g.account_id, c.account_id)
        where x.request_id = r.id and x.sent_at is not null) as recipients
    from requests r join accounts m on m.id = ${accountId} and m.deleted_at is null
    where r.id = ${requestId} and r.status = ${sqlRequest.active} and r.summed_up_for = r.answer_by
      and exists (select from request_recipients x where x.request_id = r.id and x.sent_at is not null)`.execute(
    db,
  );
  return found.rows[0] ?? null;
}
