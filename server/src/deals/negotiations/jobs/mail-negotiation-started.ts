import { openStatuses } from '@trattativa/domain/deals/negotiation-transitions';
import { job } from '../../../platform/jobs/jobs.ts';
import { linkBaseOf } from '../../../platform/link-base.ts';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import { type NegotiationRow, nameOfProposed } from '../negotiation.ts';
import { type Contact, listClubContacts } from '../negotiation-contacts.repository.ts';
import { findNegotiation } from '../negotiations.repository.ts';
import { markDelivered } from '../open-negotiation.ts';
import { type Say, sayTo } from './negotiation-mail-words.ts';

export interface StartedMail {
  negotiationId: number;
  /** Null: the contact address of a club in which nobody can log in. */
  accountId: number | null;
}

/** Tells one person of the club that a player is proposed. The first mail handed over makes the negotiation sent. */
export function mailNegotiationStarted(mailer: Mailer) {
  return job<StartedMail>({
    name: 'mail-negotiation-started',
    async run(services, { negotiationId, accountId }) {
      const negotiation = await findNegotiation(services.db, negotiationId);
      if (!negotiation || !openStatuses.includes(negotiation.status)) return;
      const contacts = await listClubContacts(services.db, negotiationId);
      const contact = contacts.find((candidate) => candidate.account_id === accountId);
      if (!contact) return;
      const mail = startedMail(negotiation, contact, linkBaseOf(services.config, undefined));
      await mailer.send({ ...mail, kind: 'negotiations' });
      await services.db.transaction().execute(async (tx) => {
        const present = await findNegotiation(tx, negotiationId);
        if (present) await markDelivered(tx, present, services.clock.now());
      });
    },
  });
}

function startedMail(negotiation: NegotiationRow, contact: Contact, base: string) {
  const say = sayTo(contact);
  const { player, team } = negotiation;
  // A member of coaching staff is proposed in other words.
  const kind = player ? '' : 'Staff';
  const canLogIn = contact.account_id !== null;
  const parameters = {
    name: contact.name,
    player: nameOfProposed(negotiation),
    team: team.name,
    agent: negotiation.proposer_name,
  };
  return composeMail(contact.email, {
    subject: say('started.subject', parameters),
    greeting: say('started.greeting', parameters),
    paragraphs: [
      say(`started.what${kind}`, parameters),
      facts(say, negotiation),
      say(`started.${canLogIn ? 'next' : 'nextRegister'}${kind}`),
    ],
    action: canLogIn
      ? { label: say('started.action'), url: `${base}/#/negotiations/${negotiation.id}` }
      : { label: say('started.actionRegister'), url: `${base}/#/register` },
    closing: say('started.closing'),
  });
}

function facts(say: Say, { player, staff_member, level }: NegotiationRow): string {
  const levelName = say(`catalogue:level.${level}`);
  const role = player
    ? player.principal_role !== null && (`playerRole.${player.principal_role}` as const)
    : staff_member?.role != null && (`coachingStaffRole.${staff_member.role}` as const);
  if (!role) return say('started.level', { level: levelName });
  return say('started.roleAndLevel', { role: say(`catalogue:${role}`), level: levelName });
}
