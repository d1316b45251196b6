import type { requestAnswerEndpoints } from '@trattativa/contract/market/answers/endpoints';
import { yearsBefore } from '@trattativa/domain/platform/plain-date';
import { dayOf } from '../../platform/clock.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { accessRequestToManage } from '../requests/access-request.ts';
import { accessReceivedRequest } from './access-received-request.ts';
import { findAnswer, listAnswers } from './answers.repository.ts';
import { presentAnswer, presentReceivedAnswer } from './present-answer.ts';

const adult = 18;

/** The answer of the caller's side. Throws `NOT_FOUND`, `FORBIDDEN` (no recipient). */
export async function getMyAnswer(
  { db }: Services,
  { actor, input: { requestId } }: CallOf<typeof requestAnswerEndpoints.getMyAnswer>,
): Promise<OutputOf<typeof requestAnswerEndpoints.getMyAnswer>> {
  const { recipientId } = await accessReceivedRequest(db, actor, requestId, { closedToo: true });
  const row = await findAnswer(db, recipientId);
  return { answer: row && presentAnswer(row) };
}

/** What the recipients of a request answered. Throws `NOT_FOUND`, `FORBIDDEN`. */
export async function getAnswers(
  { db, clock }: Services,
  { actor, input: { requestId } }: CallOf<typeof requestAnswerEndpoints.getAnswers>,
): Promise<OutputOf<typeof requestAnswerEndpoints.getAnswers>> {
  await accessRequestToManage(db, actor, requestId);
  const rows = await listAnswers(db, requestId, yearsBefore(dayOf(clock.now()), adult));
  return { items: rows.map(presentReceivedAnswer) };
}
