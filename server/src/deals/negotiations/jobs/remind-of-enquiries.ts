import { dayOf } from '../../../platform/clock.ts';
import { job } from '../../../platform/jobs/jobs.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import { claimDueEnquiries } from '../enquiries.repository.ts';
import { listProposerContacts } from '../negotiations.repository.ts';

const atOnce = 200;
const dayMs = 24 * 60 * 60 * 1000;

/** Reminds who is asked about a player, once, when the day of the answer is near. Run twice, it reminds nobody twice. */
export const remindOfEnquiries = job<object>({
  name: 'remind-of-enquiries',
  every: '5 * * * *',
  async run(services) {
    const at = services.clock.now();
    for (let reminded = atOnce; reminded === atOnce; ) {
      reminded = await services.db.transaction().execute(async (tx) => {
        const due = await claimDueEnquiries(tx, at, atOnce);
        for (const {
          negotiation_id: negotiationId,
          player_id: playerId,
          team_id: teamId,
          answer_by,
        } of due) {
          const contacts = await listProposerContacts(tx, negotiationId);
          await recordEvent(tx, {
            type: 'enquiry.due',
            data: {
              negotiationId,
              playerId,
              teamId,
              days: Math.round((Date.parse(answer_by) - Date.parse(dayOf(at))) / dayMs),
            },
            recipients: contacts.flatMap(({ account_id }) => account_id ?? []),
            actorId: null,
            at,
          });
        }
        return due.length;
      });
    }
  },
});
