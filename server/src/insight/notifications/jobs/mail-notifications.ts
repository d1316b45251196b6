import type { NotificationKind } from '@trattativa/contract/insight/notifications/notification-kinds';
import { notificationKinds } from '@trattativa/contract/insight/notifications/notification-kinds';
import { translate } from '@trattativa/texts/translate';
import { addMinutes } from '../../../platform/clock.ts';
import { job } from '../../../platform/jobs/jobs.ts';
import { linkBaseOf } from '../../../platform/link-base.ts';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import { findDigestReader, listTellable, markMailed, wasMailedSince } from '../digests.repository.ts';
import { urgentKinds } from '../instant-kinds.ts';
import { mailLines } from '../mail-lines.ts';

/** A portfolio that is being filled in makes many matches: what comes within this time waits for the digest. */
const quietMinutes = 15;

/** Mails at once what has come of one kind. Nothing when a mail, or the reader, was first. */
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
      const lines = await listTellable(db, accountId, { kinds: [kind] });
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
