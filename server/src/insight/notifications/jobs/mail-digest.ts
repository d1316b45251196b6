import { translate } from '@trattativa/texts/translate';
import { addDays } from '../../../platform/clock.ts';
import { job } from '../../../platform/jobs/jobs.ts';
import { linkBaseOf } from '../../../platform/link-base.ts';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import {
  countOfferTurns,
  countTurns,
  findDigestReader,
  listTellable,
  markMailed,
} from '../digests.repository.ts';
import { mailLines } from '../mail-lines.ts';

/** Writes a digest: unread lines older than a day that no mail has told of, what waits for the reader, new matches. */
export function mailDigest(mailer: Mailer) {
  return job<{ accountId: number; potential: number }>({
    name: 'mail-digest',
    async run(services, { accountId, potential }) {
      const { db } = services;
      const at = services.clock.now();
      const reader = await findDigestReader(db, accountId);
      if (!reader) return;
      const lines = await listTellable(db, accountId, { happenedBefore: addDays(at, -1) });
      const turns = await countTurns(db, accountId);
      const offers = await countOfferTurns(db, accountId);
      if (lines.length === 0 && turns === 0 && offers === 0 && potential === 0) return;
      const base = linkBaseOf(services.config, undefined);
      const say = (
        part:
          | `digest.${'subject' | 'lines' | 'turns' | 'offers' | 'matches'}`
          | 'greeting'
          | 'more'
          | 'action'
          | 'closing',
        count = 0,
      ) => translate(reader.language, `notifications:mail.${part}`, { name: reader.name, count });
      const { shown, left } = mailLines(lines, reader.language, base);
      await mailer.send(
        composeMail(reader.email, {
          subject: say('digest.subject'),
          greeting: say('greeting'),
          paragraphs: lines.length > 0 ? [say('digest.lines', lines.length)] : [],
          lines: [
            ...shown,
            ...(left > 0 ? [{ text: say('more', left), url: `${base}/#/notifications` }] : []),
            ...(turns > 0
              ? [{ text: say('digest.turns', turns), url: `${base}/#/negotiations?turn=1` }]
              : []),
            ...(offers > 0 ? [{ text: say('digest.offers', offers), url: `${base}/#/offers?turn=1` }] : []),
            ...(potential > 0
              ? [{ text: say('digest.matches', potential), url: `${base}/#/potentialMatch` }]
              : []),
          ],
          action: { label: say('action'), url: `${base}/#/notifications` },
          closing: say('closing'),
        }),
      );
      await markMailed(
        db,
        lines.map(({ id }) => id),
        at,
      );
    },
  });
}
