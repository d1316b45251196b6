import { textsFor } from '../../../people/portfolios.ts';
import { job } from '../../../platform/jobs/jobs.ts';
import { linkBaseOf } from '../../../platform/link-base.ts';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import { findDecidedDispute } from '../listings.repository.ts';

/** Tells the player what staff decided about their dispute. */
export function mailDisputeDecided(mailer: Mailer) {
  return job<{ disputeId: number }>({
    name: 'mail-dispute-decided',
    async run(services, { disputeId }) {
      const decided = await findDecidedDispute(services.db, disputeId);
      if (!decided) return;
      const mail = decided.status === 'upheld' ? 'disputeUpheld' : 'disputeRefused';
      const say = textsFor(decided);
      const words = { name: decided.name, owner: decided.owner_name, word: decided.word };
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
            url: `${linkBaseOf(services.config, undefined)}/#/listings`,
          },
          closing: say(`${mail}.closing`),
        }),
      );
    },
  });
}
