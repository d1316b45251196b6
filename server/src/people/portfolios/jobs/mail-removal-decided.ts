import { job } from '../../../platform/jobs/jobs.ts';
import { linkBaseOf } from '../../../platform/link-base.ts';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import { findDecidedRemoval } from '../removals.repository.ts';
import { textsFor } from './portfolio-mail-words.ts';

/** Mails the requester of a removal the decision of staff, with their comment. */
export function mailRemovalDecided(mailer: Mailer) {
  return job<{ requestId: number }>({
    name: 'mail-removal-decided',
    async run(services, { requestId }) {
      const decided = await findDecidedRemoval(services.db, requestId);
      if (!decided) return;
      const mail = decided.status === 'approved' ? 'removalApproved' : 'removalRefused';
      const say = textsFor(decided);
      const words = { name: decided.name, player: decided.player, word: decided.word };
      await mailer.send(
        composeMail(decided.email, {
          subject: say(`${mail}.subject`, words),
          greeting: say(`${mail}.greeting`, words),
          paragraphs: [
            say(`${mail}.what`, words),
            ...(decided.word === '' ? [] : [say(`${mail}.word`, words)]),
          ],
          action: {
            label: say(`${mail}.action`),
            url: `${linkBaseOf(services.config, undefined)}/#/portfolio`,
          },
          closing: say(`${mail}.closing`),
        }),
      );
    },
  });
}
