import type { EnquiryReply } from '@trattativa/contract/deals/negotiations/negotiation';
import { remindedDaysBefore } from '@trattativa/domain/deals/enquiry';
import type { TransferKind } from '@trattativa/domain/people/players/transfer-kinds';
import { sql } from 'kysely';
import { addDays, dayOf } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { sqlNegotiation } from '../sql-names.ts';

/** Locks a club before anything about its deals (docs/locking.md): the cap of enquiries counts under this lock. */
export async function lockAskingClub(tx: Transaction, teamId: number): Promise<{ level: number | null }> {
  const found = await sql<{ level: number | null }>`
    select level from teams where id = ${teamId} for no key update`.execute(tx);
  return { level: found.rows[0]?.level ?? null };
}

export interface NewEnquiry {
  negotiationId: number;
  teamId: number;
  kind: TransferKind;
  /** First calendar year of the season. */
  season: number;
  payFromCents: number | null;
  payToCents: number | null;
  answerBy: string;
  sentence: string;
  at: Date;
}

export async function insertEnquiry(tx: Transaction, enquiry: NewEnquiry): Promise<void> {
  await sql`
    insert into enquiries (negotiation_id, team_id, kind, season, pay_from_cents, pay_to_cents, answer_by, sentence,
                           asked_at)
    values (${enquiry.negotiationId}, ${enquiry.teamId}, ${enquiry.kind}, ${enquiry.season}, ${enquiry.payFromCents},
            ${enquiry.payToCents}, ${enquiry.answerBy}, ${enquiry.sentence}, ${enquiry.at})`.execute(tx);
}

/** Stores the answer of an enquiry that has none. False when somebody answered it first. */
export async function saveReply(
  tx: Transaction,
  negotiationId: number,
  reply: {
    answer: EnquiryReply['answer'];
    payFromCents: number | null;
    payToCents: number | null;
    sentence: string;
    at: Date;
  },
): Promise<boolean> {
  const updated = await sql`
    update enquiries set answer = ${reply.answer}, answered_at = ${reply.at}, answered_from_cents = ${reply.payFromCents},
      answered_to_cents = ${reply.payToCents}, answer_sentence = ${reply.sentence}
    where negotiation_id = ${negotiationId} and answer is null returning negotiation_id`.execute(tx);
  return updated.rows.length > 0;
}

export interface DueEnquiry {
  negotiation_id: number;
  player_id: number;
  team_id: number;
  answer_by: string;
}

/** Claims the reminder of enquiries without an answer whose day is near; not of those asked today. Once each. */
export async function claimDueEnquiries(tx: Transaction, at: Date, max: number): Promise<DueEnquiry[]> {
  const today = dayOf(at);
  const claimed = await sql<DueEnquiry>`
    update enquiries e set reminded_at = ${at} from negotiations n
    where e.negotiation_id in (
        select d.negotiation_id from enquiries d join negotiations o on o.id = d.negotiation_id
        where d.answer is null and d.reminded_at is null and o.awaits_answer and o.status <> ${sqlNegotiation.rejected}
          and d.answer_by between ${today}::date and ${today}::date + ${remindedDaysBefore}::int
          and d.asked_at < ${addDays(at, -1)}
        order by d.negotiation_id limit ${max} for no key update of d skip locked)
      and n.id = e.negotiation_id and e.reminded_at is null
    returning e.negotiation_id, coalesce(n.player_id, 0) as player_id, n.team_id, e.answer_by`.execute(tx);
  return claimed.rows;
}
