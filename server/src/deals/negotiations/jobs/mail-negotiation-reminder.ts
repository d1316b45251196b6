import { lapsingStatuses } from '@trattativa/domain/deals/lapses-at';
import { lapseDays, reminderDays } from '@trattativa/domain/deals/negotiation-limits';
import { job } from '../../../platform/jobs/jobs.ts';
import { linkBaseOf } from '../../../platform/link-base.ts';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import { nameOfProposed } from '../negotiation.ts';
import { listClubContacts, listProposerContacts } from '../negotiation-contacts.repository.ts';
import { findNegotiation } from '../negotiations.repository.ts';
import { sayTo } from './negotiation-mail-words.ts';

export interface ReminderMail {
  negotiationId: number;
  side: 'club' | 'proposer';
  /** Null: the contact address of a club in which nobody can log in. */
  accountId: number | null;
}

/** Tells one person of a side that nothing has happened for a week, and when the negotiation closes by itself. */
export function mailNegotiationReminder(mailer: Mailer) {
  return job<ReminderMail>({
    name: 'mail-negotiation-reminder',
    async run(services, { negotiationId, side, accountId }) {
      const negotiation = await findNegotiation(services.db, negotiationId);
      if (!negotiation || !lapsingStatuses.includes(negotiation.status)) return;
      const list = side === 'club' ? listClubContacts : listProposerContacts;
      const contacts = await list(services.db, negotiationId);
      const contact = contacts.find((candidate) => candidate.account_id === accountId);
      if (!contact) return;
      const say = sayTo(contact);
      const parameters = {
        name: contact.name,
        player: nameOfProposed(negotiation),
        other: side === 'club' ? negotiation.proposer_name : negotiation.team.name,
        days: reminderDays,
        left: lapseDays - reminderDays,
      };
      const base = linkBaseOf(services.config, undefined);
      const canLogIn = contact.account_id !== null;
      await mailer.send({
        kind: 'negotiations',
        ...composeMail(contact.email, {
          subject: say('reminder.subject', parameters),
          greeting: say('reminder.greeting', parameters),
          paragraphs: [say('reminder.silence', parameters), say('reminder.lapse', parameters)],
          action: canLogIn
            ? { label: say('reminder.action'), url: `${base}/#/negotiations/${negotiationId}` }
            : { label: say('reminder.actionRegister'), url: `${base}/#/register` },
          closing: say('reminder.closing'),
        }),
      });
    },
  });
}
