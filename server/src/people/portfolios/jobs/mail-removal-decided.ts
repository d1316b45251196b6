import { job } from '../../../platform/jobs/jobs.ts';
import { linkBaseOf } from '../../../platform/link-base.ts';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import { findDecidedRemoval } from '../removals.repository.ts';
import { sayTo } from './portfolio-mail-words.ts';

/** Tells whoever asked for a removal what staff decided, with staff's word. */
export function mailRemovalDecided(mailer: Mailer) {
  return job<{ requestId: number }>({
    name: 'mail-removal-decided',
    async run(services, { requestId }) {
      const decided = await findDecidedRemoval(services.db, requestId);
      if (!decided) return;
      const say = sayTo(decided, decided.status === 'approved' ? 'removalApproved' : 'removalRefused');
      const words = { name: decided.name, player: decided.player, word: decided.word };
      await mailer.send(
        composeMail(decided.email, {
          subject: say('subject', words),
          greeting: say('greeting', words),
          paragraphs: [say('what', words), ...(decided.word === '' ? [] : [say('word', words)])],
          action: {
            label: say('action'),
            url: `${linkBaseOf(services.config, undefined)}/#/portfolio`,
          },
          closing: say('closing'),
        }),
      );
    },
  });
}
