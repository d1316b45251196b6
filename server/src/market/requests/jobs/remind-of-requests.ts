import { dayOf } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { job } from '../../../platform/jobs/jobs.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import type { Services } from '../../../platform/services.ts';
import { claimDueRecipients, claimPassedRequests } from '../deadlines.repository.ts';
import { listRecipientAccounts, listRequestMakers } from '../recipients.repository.ts';

const atOnce = 200;
const dayMs = 24 * 60 * 60 * 1000;

/**
 * Reminds who received a request and has not answered, once for each day of the answers, and sums up for the makers when that
 * day is over. Nobody is written to at night. Run twice, it tells nobody twice.
 */
export const remindOfRequests = job<object>({
  name: 'remind-of-requests',
  every: '20 6-18 * * *',
  async run(services) {
    for (const act of [remindDue, sumUpPassed]) {
      let done = atOnce;
      while (done === atOnce) done = await services.db.transaction().execute((tx) => act(services, tx));
    }
  },
});

async function remindDue({ clock, jobs }: Services, tx: Transaction): Promise<number> {
  const at = clock.now();
  const due = await claimDueRecipients(tx, at, atOnce);
  for (const { recipient_id: recipientId, request_id: requestId, answer_by } of due) {
    const days = Math.round((Date.parse(answer_by) - Date.parse(dayOf(at))) / dayMs);
    await recordEvent(tx, {
      type: 'request.due',
      data: { requestId, recipientId, days },
      recipients: await listRecipientAccounts(tx, recipientId),
      actorId: null,
      at,
    });
    await jobs.enqueue(tx, 'mail-request-due', { recipientId });
  }
  return due.length;
}

async function sumUpPassed({ clock, jobs }: Services, tx: Transaction): Promise<number> {
  const passed = await claimPassedRequests(tx, clock.now(), atOnce);
  for (const { id: requestId, answer_by: answerBy, asked, answered } of passed) {
    const recipients = await listRequestMakers(tx, requestId);
    await recordEvent(tx, {
      type: 'request.summedUp',
      data: { requestId, answerBy, asked, answered },
      recipients,
      actorId: null,
      at: clock.now(),
    });
    for (const accountId of recipients)
      await jobs.enqueue(tx, 'mail-request-summary', { requestId, accountId });
  }
  return passed.length;
}
