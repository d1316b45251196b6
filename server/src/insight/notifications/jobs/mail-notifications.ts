import {
  type NotificationKind,
  notificationKinds,
} from '@trattativa/contract/insight/notifications/notification-kinds';
import { translate } from '@trattativa/texts/translate';
import { addMinutes } from '../../../platform/clock.ts';
import { job } from '../../../platform/jobs/jobs.ts';
import { linkBaseOf } from '../../../platform/link-base.ts';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import {
  findDigestReader,
  listMailable,
  listWaitingForMail,
  markMailed,
  wasMailedSince,
} from '../digests.repository.ts';
import { absentKinds, absentMinutes, urgentKinds } from '../instant-kinds.ts';
import { mailLines } from '../mail-lines.ts';

/** Filling in a portfolio causes many matches: those within this time after a mail wait for the digest. */
const quietMinutes = 15;

/** Mails the new notifications of one kind at once. Does nothing when they were mailed or seen before. */
export function mailNotifications(mailer: Mailer) {
  return job<{ accountId: number; kind: NotificationKind }>({
    name: 'mail-notifications',
    async run(services, { accountId, kind }) {
      const { db } = services;
      const at = services.clock.now();
      const reader = await findDigestReader(db, accountId);
      if (!reader) return;
      const since = addMinutes(at, -quietMinutes);
      if (!urgentKinds.includes(kind) && (await wasMailedSince(db, accountId, kind, since))) return;
      const lines = await listMailable(db, accountId, { kinds: [kind] });
      if (lines.length === 0) return;
      const base = linkBaseOf(services.config, undefined);
      const { shown, left } = mailLines(lines, reader.language, base);
      const say = (
        part: 'several' | 'greeting' | 'more' | 'open' | 'action' | 'closing',
        count = lines.length,
      ) => translate(reader.language, `notifications:mail.${part}`, { name: reader.name, count });
      const only = lines.length === 1 ? shown[0] : undefined;
      const all = `${base}/#/notifications`;
      await mailer.send({
        kind: notificationKinds[kind],
        ...composeMail(reader.email, {
          subject: only ? only.text.replace(/\.$/, '') : say('several'),
          greeting: say('greeting'),
          paragraphs: only ? [only.text] : [],
          lines: only ? [] : [...shown, ...(left > 0 ? [{ text: say('more', left), url: all }] : [])],
          action: only ? { label: say('open'), url: only.url } : { label: say('action'), url: all },
          closing: say('closing'),
        }),
      });
      await markMailed(
        db,
        lines.map(({ id }) => id),
        at,
      );
    },
  });
}

/** Enqueues mail for mentions that were not seen in time. Run twice or late, it sends no second mail. */
export const mailMissedMentions = job<object>({
  name: 'mail-the-absent',
  every: '*/2 * * * *',
  async run(services) {
    const before = addMinutes(services.clock.now(), -absentMinutes);
    for (const waiting of await listWaitingForMail(services.db, absentKinds, before)) {
      await services.db
        .transaction()
        .execute((tx) => services.jobs.enqueue(tx, 'mail-notifications', waiting));
    }
  },
});
