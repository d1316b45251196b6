import { codeName } from '@trattativa/contract/wire-names';
import type { MandatoryPlayerField } from '@trattativa/domain/people/players/mandatory-fields';
import { locales } from '@trattativa/texts/languages';
import { translate } from '@trattativa/texts/translate';
import { job } from '../../../platform/jobs/jobs.ts';
import { linkBaseOf } from '../../../platform/link-base.ts';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import type { Services } from '../../../platform/services.ts';
import { findPlayerContact, type PlayerContact } from '../own-profile/incomplete-profiles.repository.ts';
import { profileRules } from '../own-profile/profile-rules.ts';
import { deletionAt, missingFields } from '../player.ts';
import { findPlayer } from '../players.repository.ts';

interface ReminderMail {
  playerId: number;
  /** The last change of the record when the reminder was due; after a later save it is not sent. */
  changedAt: string;
}

/** Mails a player the missing fields of the own profile and the hours until its deletion. */
export function mailProfileReminder(mailer: Mailer) {
  return job<ReminderMail>({
    name: 'mail-profile-reminder',
    async run(services, { playerId, changedAt }) {
      const player = await findPlayer(services.db, playerId);
      if (!player || player.deleted_at || player.updated_at.toISOString() !== changedAt) return;
      const goes = deletionAt(player, profileRules(services));
      if (!goes || player.account_id === null) return;
      const contact = await findPlayerContact(services.db, player.account_id);
      if (!contact) return;
      const missing = missingFields(player).map(codeName);
      const list = new Intl.ListFormat(locales[contact.language], { type: 'conjunction' });
      const hours = Math.ceil((goes.getTime() - services.clock.now().getTime()) / 3_600_000);
      await sendNotice(services, mailer, contact, 'reminder', {
        parameters: {
          count: Math.max(hours, 1),
          fields: list.format(
            missing.map((field) =>
              translate(contact.language, `players:field.${field as MandatoryPlayerField}`),
            ),
          ),
        },
        field: missing[0],
      });
    },
  });
}

/** Mails a player that the own profile was deleted, that the account remains, and how to start again. */
export function mailProfileDeleted(mailer: Mailer) {
  return job<{ accountId: number }>({
    name: 'mail-profile-deleted',
    async run(services, { accountId }) {
      const contact = await findPlayerContact(services.db, accountId);
      const count = services.settings.current.profiles.incompleteDays;
      if (contact) await sendNotice(services, mailer, contact, 'deleted', { parameters: { count } });
    },
  });
}

async function sendNotice(
  services: Services,
  mailer: Mailer,
  contact: PlayerContact,
  notice: 'reminder' | 'deleted',
  about: { parameters: { count?: number; fields?: string }; field?: string | undefined },
): Promise<void> {
  const say = (part: 'subject' | 'greeting' | 'what' | 'next' | 'action' | 'closing') =>
    translate(contact.language, `profile-mails:${notice}.${part}`, {
      name: contact.name,
      count: 0,
      fields: '',
      ...about.parameters,
    });
  const field = about.field === undefined ? '' : `&field=${about.field}`;
  await mailer.send({
    kind: 'profile',
    ...composeMail(contact.email, {
      subject: say('subject'),
      greeting: say('greeting'),
      paragraphs: [say('what'), say('next')],
      action: {
        label: say('action'),
        url: `${linkBaseOf(services.config, undefined)}/#/account?section=profile${field}`,
      },
      closing: say('closing'),
    }),
  });
}
