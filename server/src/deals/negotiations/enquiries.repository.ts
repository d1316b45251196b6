import type { EnquiryReply } from '@trattativa/contract/deals/negotiations/negotiation';
import type { TransferKind } from '@trattativa/domain/people/transfer-kinds';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';

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
  /** Its first calendar year. */
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
