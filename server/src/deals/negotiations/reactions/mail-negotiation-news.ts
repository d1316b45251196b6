import type { Transaction } from '../../../platform/database/database.ts';
import { reaction } from '../../../platform/outbox/recorded-event.ts';
import type { Services } from '../../../platform/services.ts';
import type { ReminderMail, StartedMail } from '../jobs/mail-negotiation.ts';
import { listClubContacts, listProposerContacts } from '../negotiations.repository.ts';

/** When a negotiation begins, mails every member of the club, or its contact address; an enquiry who keeps the player. */
export const mailStartedNegotiations = reaction({
  name: 'negotiations.mail-started',
  types: ['negotiation.started'],
  async react(services, tx, { data: { negotiationId, begunBy } }) {
    const asked = begunBy === 'club' ? listProposerContacts : listClubContacts;
    for (const { account_id } of await asked(tx, negotiationId)) {
      const mail: StartedMail = { negotiationId, accountId: account_id };
      await services.jobs.enqueue(tx, 'mail-negotiation-started', mail);
    }
  },
});

/** After a week of silence, mails both sides. */
export const mailNegotiationReminders = reaction({
  name: 'negotiations.mail-reminders',
  types: ['negotiation.reminded'],
  async react(services, tx, { data: { negotiationId } }) {
    await remind(services, tx, negotiationId, 'club');
    await remind(services, tx, negotiationId, 'proposer');
  },
});

async function remind(
  services: Services,
  tx: Transaction,
  negotiationId: number,
  side: ReminderMail['side'],
) {
  const list = side === 'club' ? listClubContacts : listProposerContacts;
  for (const { account_id } of await list(tx, negotiationId)) {
    const mail: ReminderMail = { negotiationId, side, accountId: account_id };
    await services.jobs.enqueue(tx, 'mail-negotiation-reminder', mail);
  }
}
