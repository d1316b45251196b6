import { translate } from '@trattativa/texts/translate';
import { type ClaimedDigest, claimDigests } from '../../../identity/accounts.ts';
import { countNewMatches } from '../../../market/matching.ts';
import { addDays } from '../../../platform/clock.ts';
import { job } from '../../../platform/jobs/jobs.ts';
import { linkBaseOf } from '../../../platform/link-base.ts';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import type { Services } from '../../../platform/services.ts';
import { digestDay, morningOf } from '../digest-day.ts';
import {
  countOfferTurns,
  countTurns,
  findDigestReader,
  listDigestsWithNews,
  listMailable,
  listMatchSides,
  markMailed,
} from '../digests.repository.ts';
import { mailLines } from '../mail-lines.ts';

const batch = 500;

/**
 * Claims the due digests and enqueues those that have news. It decides by the injected clock and one row
 * for each account: run twice, or days late, it sends no second digest for a day.
 */
export const sendDigests = job<object>({
  name: 'send-digests',
  every: '*/10 * * * *',
  async run(services) {
    const now = services.clock.now();
    for (const frequency of ['daily', 'weekly'] as const) {
      const day = digestDay(now, frequency);
      if (day === null) continue;
      const due = { frequency, day, morning: morningOf(day), now, limit: batch };
      for (let claimed = batch; claimed === batch; ) {
        claimed = await services.db.transaction().execute(async (tx) => {
          const digests = await claimDigests(tx, due);
          const withNews = new Set(await listDigestsWithNews(tx, digests, addDays(now, -1)));
          const matches = await newMatches(services, digests);
          for (const { account_id: accountId } of digests) {
            const potential = matches.get(accountId) ?? 0;
            if (potential > 0 || withNews.has(accountId))
              await services.jobs.enqueue(tx, 'mail-digest', { accountId, potential });
          }
          return digests.length;
        });
      }
    }
  },
});

/** New potential matches since the last digest, by account; before a first digest, of the last day. */
async function newMatches(
  services: Services,
  digests: readonly ClaimedDigest[],
): Promise<Map<number, number>> {
  const since = new Map(digests.map((digest) => [digest.account_id, digest.since]));
  const counts = new Map<number, number>();
  for (const side of await listMatchSides(services.db, [...since.keys()])) {
    const from = since.get(side.accountId) ?? addDays(services.clock.now(), -1);
    counts.set(side.accountId, (await countNewMatches(services, side, from)).potential);
  }
  return counts;
}

/**
 * Writes a digest: unseen notifications older than a day that were not mailed, turns that wait for the
 * reader, and new matches.
 */
export function mailDigest(mailer: Mailer) {
  return job<{ accountId: number; potential: number }>({
    name: 'mail-digest',
    async run(services, { accountId, potential }) {
      const { db } = services;
      const at = services.clock.now();
      const reader = await findDigestReader(db, accountId);
      if (!reader) return;
      const lines = await listMailable(db, accountId, { happenedBefore: addDays(at, -1) });
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
