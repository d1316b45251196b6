import { lapsingStatuses, openStatuses } from '@trattativa/domain/deals/negotiation-transitions';
import { levelKey } from '@trattativa/domain/people/categories';
import { isLanguage, type Language } from '@trattativa/texts/languages';
import type { TextsOf } from '@trattativa/texts/text-keys';
import { textsIn } from '@trattativa/texts/translate';
import { job } from '../../../platform/jobs/jobs.ts';
import { linkBaseOf } from '../../../platform/link-base.ts';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import { type NegotiationRow, nameOfProposed } from '../negotiation.ts';
import {
  type Contact,
  findNegotiation,
  listClubContacts,
  listProposerContacts,
} from '../negotiations.repository.ts';
import { markDelivered } from '../open-negotiation.ts';

const texts = ['negotiation-mails', 'catalogue'] as const;

type Say = TextsOf<typeof texts>;

/** The language for a club by its country, when the club has chosen none. English elsewhere. */
const languageOfCountry: Readonly<Record<string, Language>> = {
  IT: 'it',
  SM: 'it',
  VA: 'it',
  ES: 'es',
  AD: 'ca',
  FR: 'fr',
  MC: 'fr',
  PT: 'pt',
  DE: 'de',
  AT: 'de',
  LI: 'de',
};

/** The texts of the mails in the reader's language. */
function sayTo(contact: Pick<Contact, 'language' | 'country'>): Say {
  const language = isLanguage(contact.language)
    ? contact.language
    : (languageOfCountry[contact.country] ?? 'en');
  return textsIn(language, texts);
}

export interface StartedMail {
  negotiationId: number;
  /** Null: the mail goes to the contact address of a club without logins. */
  accountId: number | null;
}

/** Mails one person of the club about the proposal. The first mail delivered sets the negotiation to sent. */
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
      facts(say, negotiation),
      say(`started.${canLogIn ? 'next' : 'nextRegister'}${kind}`),
    ],
    action: canLogIn
      ? { label: say('started.action'), url: `${base}/#/negotiations/${negotiation.id}` }
      : { label: say('started.actionRegister'), url: `${base}/#/register` },
    closing: say('started.closing'),
  });
}

function facts(say: Say, { player, staff_member, level, team }: NegotiationRow): string {
  const levelName = say(`catalogue:${levelKey(level, team.country)}`);
  const role = player
    ? player.principal_role !== null && (`playerRole.${player.principal_role}` as const)
    : staff_member?.role != null && (`coachingStaffRole.${staff_member.role}` as const);
  if (!role) return say('started.level', { level: levelName });
  return say('started.roleAndLevel', { role: say(`catalogue:${role}`), level: levelName });
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
      const say = sayTo(contact);
      const { reminderDays, lapseDays } = services.settings.current.silence;
      const parameters = {
        name: contact.name,
        player: nameOfProposed(negotiation),
        other: side === 'club' ? negotiation.proposer_name : negotiation.team.name,
        days: reminderDays,
        left: (negotiation.lapse_days ?? lapseDays) - reminderDays,
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
