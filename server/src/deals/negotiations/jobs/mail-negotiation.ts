import { lapsesAt, lapsingStatuses, openStatuses } from '@trattativa/domain/deals/negotiation-transitions';
import { isUnconfirmed } from '@trattativa/domain/deals/proposal-consent';
import type { Language } from '@trattativa/texts/languages';
import { negotiationWordsIn } from '@trattativa/texts/records/negotiation-words';
import { textsIn } from '@trattativa/texts/translate';
import { describeLicence } from '../../../people/agents.ts';
import { dayOf } from '../../../platform/clock.ts';
import { job } from '../../../platform/jobs/jobs.ts';
import { linkBaseOf } from '../../../platform/link-base.ts';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import { mailFacts } from '../../../platform/mail/mail-facts.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import { type NegotiationRow, nameOfProposed } from '../negotiation.ts';
import {
  type Contact,
  findNegotiation,
  listClubContacts,
  listProposerContacts,
} from '../negotiations.repository.ts';
import { markDelivered } from '../open-negotiation.ts';
import { answerByOf } from '../present-negotiation.ts';
import { enquiryMail } from './enquiry-mail.ts';
import { languageOf, textsFor } from './mail-texts.ts';

export interface StartedMail {
  negotiationId: number;
  /** Null: the mail goes to the contact address of a club without logins. */
  accountId: number | null;
}

/** Mails one person of the side that is asked about the proposal or the enquiry. The first mail delivered sets the negotiation to sent. */
export function mailNegotiationStarted(mailer: Mailer) {
  return job<StartedMail>({
    name: 'mail-negotiation-started',
    async run(services, { negotiationId, accountId }) {
      const negotiation = await findNegotiation(services.db, negotiationId);
      if (!negotiation || !openStatuses.includes(negotiation.status)) return;
      const asks = negotiation.begun_by === 'club';
      const contacts = await (asks ? listProposerContacts : listClubContacts)(services.db, negotiationId);
      const contact = contacts.find((candidate) => candidate.account_id === accountId);
      if (!contact) return;
      const base = linkBaseOf(services.config, undefined);
      const mail = asks
        ? enquiryMail(negotiation, contact, base)
        : startedMail(negotiation, contact, base, dayOf(services.clock.now()));
      await mailer.send({ ...mail, kind: 'negotiations' });
      await services.db.transaction().execute(async (tx) => {
        const present = await findNegotiation(tx, negotiationId);
        if (present) await markDelivered(tx, present, services.clock.now());
      });
    },
  });
}

/** The mail about a proposal to the club that is asked. */
export function startedMail(negotiation: NegotiationRow, contact: Contact, base: string, today: string) {
  const say = textsFor(contact);
  const { player, team, agent_id, proposer_licence, consent } = negotiation;
  // Coaching staff have texts of their own.
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
      ...(agent_id === null ? [] : [describeLicence(languageOf(contact), proposer_licence, today)]),
      ...(isUnconfirmed(consent) ? [say('started.unconfirmed', parameters)] : []),
      factsOf(negotiation, languageOf(contact)),
      say(`started.${canLogIn ? 'next' : 'nextRegister'}${kind}`),
    ],
    action: canLogIn
      ? { label: say('started.action'), url: `${base}/#/negotiations/${negotiation.id}` }
      : { label: say('started.actionRegister'), url: `${base}/#/register` },
    closing: say('started.closing'),
  });
}

/** Facts of a proposal in its mail: role and level of the proposed person. */
function factsOf({ player, staff_member, level, team }: NegotiationRow, language: Language): string {
  const t = textsIn(language, ['negotiations', 'negotiation-course', 'catalogue', 'countries']);
  const role = player
    ? player.principal_role !== null && (`playerRole.${player.principal_role}` as const)
    : staff_member?.role != null && (`coachingStaffRole.${staff_member.role}` as const);
  const [label, value] = negotiationWordsIn(t).levelRow(level, team.country);
  return mailFacts(language, [
    ...(role ? [{ label: t('negotiations:field.role'), value: t(`catalogue:${role}`) }] : []),
    { label, value },
  ]);
}

/** Whole days until the negotiation closes automatically. */
function daysLeft(negotiation: NegotiationRow, lapseDays: number, now: Date): number {
  const { status, last_activity_at, lapse_days } = negotiation;
  const days = lapse_days ?? lapseDays;
  const end = lapsesAt(status, last_activity_at.toISOString(), days, answerByOf(negotiation));
  const left = end === null ? 0 : (Date.parse(end) - now.getTime()) / (24 * 60 * 60 * 1000);
  return Math.max(0, Math.round(left));
}

export interface ReminderMail {
  negotiationId: number;
  side: 'club' | 'proposer';
  /** Null: the mail goes to the contact address of a club without logins. */
  accountId: number | null;
}

/**
 * Mails one person of a side: nothing has happened for a week, and the negotiation will close
 * automatically.
 */
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
      const say = textsFor(contact);
      const { reminderDays, lapseDays } = services.settings.current.silence;
      const parameters = {
        name: contact.name,
        player: nameOfProposed(negotiation),
        other: side === 'club' ? negotiation.proposer_name : negotiation.team.name,
        days: reminderDays,
        left: daysLeft(negotiation, lapseDays, services.clock.now()),
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
