import type { Language } from '@trattativa/texts/languages';
import { textsIn, translate } from '@trattativa/texts/translate';
import { claimDigests } from '../../../identity/accounts.ts';
import { listNewMatches, type MatchSide, type NewMatch } from '../../../market/matching.ts';
import { listDailySearchers, markSearchesTold } from '../../../people/portfolios.ts';
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
import { dailyHits, toldUntil } from '../search-hits.ts';

const batch = 500;
/** Matches named in one digest. */
const maxMatches = 10;

interface DigestJob {
  accountId: number;
  /** Notifications or turns that are new; without them only new matches make a digest. */
  news: boolean;
  /** The end of the period of the previous digest; null for the first, which is about the last day. */
  since: string | null;
}

/**
 * Claims the due digests; whether there is something to write is decided one by one. It decides by the
 * injected clock and one row for each account: run twice, or days late, it sends no second digest for a day.
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
          const ids = digests.map(({ account_id }) => account_id);
          const matched = new Set([
            ...(await listMatchSides(tx, ids)).map(({ accountId }) => accountId),
            ...(await listDailySearchers(tx, ids)),
          ]);
          for (const { account_id: accountId, since } of digests) {
            const news = withNews.has(accountId);
            if (!news && !matched.has(accountId)) continue;
            const data: DigestJob = { accountId, news, since: since?.toISOString() ?? null };
            await services.jobs.enqueue(tx, 'mail-digest', data);
          }
          return digests.length;
        });
      }
    }
  },
});

/** The new matches of an account in its reader's words, each with its link; the first line says how many. */
async function matchLines(
  services: Services,
  side: MatchSide,
  { since, language, base }: { since: Date; language: Language; base: string },
): Promise<{ text: string; url: string }[]> {
  const { items, total } = await listNewMatches(services, side, since, maxMatches);
  if (total === 0) return [];
  const say = textsIn(language, ['notifications', 'catalogue']);
  const line = (match: NewMatch) => {
    const { kind, playerName: player, teamName: club, city } = match;
    const words = { player, club, city, role: say(`catalogue:playerRole.${match.role}`) };
    const reader = side.teamId !== null ? 'club' : side.agentId !== null ? 'agent' : 'player';
    return {
      text: say(`notifications:mail.digest.${reader}.${kind}`, words),
      url: `${base}/#${pathOf(side, match)}`,
    };
  };
  const all = side.teamId === null ? '/exactMatch' : '/requestsCandidates';
  const best = items.some(({ kind }) => kind === 'exact') ? all : all.replace('exact', 'potential');
  return [
    { text: say('notifications:mail.digest.matches', { count: total }), url: `${base}/#${best}` },
    ...items.map(line),
  ];
}

function pathOf(side: MatchSide, { kind, requestId, playerId }: NewMatch): string {
  if (side.teamId !== null) return `/requestsCandidates?request=${requestId}`;
  if (side.agentId === null) return `/requests/${requestId}`;
  return `/${kind}Match?request=${requestId}&player=${playerId}`;
}

/**
 * Writes a digest: unseen notifications older than a day that were not mailed, turns that wait for the
 * reader, and new matches by name. Writes nothing when nothing is new.
 */
export function mailDigest(mailer: Mailer) {
  return job<DigestJob>({
    name: 'mail-digest',
    async run(services, { accountId, news, since }) {
      const { db } = services;
      const at = services.clock.now();
      const reader = await findDigestReader(db, accountId);
      if (!reader) return;
      const base = linkBaseOf(services.config, undefined);
      const [side] = await listMatchSides(db, [accountId]);
      const from = since === null ? addDays(at, -1) : new Date(since);
      const matches = side
        ? await matchLines(services, side, { since: from, language: reader.language, base })
        : [];
      const until = toldUntil(at);
      const searches = await dailyHits(services, accountId, until);
      const found = searches.map(({ name, count, target }) => ({
        text: translate(reader.language, 'notifications:mail.digest.search', { name, count }),
        url: `${base}/#${target}`,
      }));
      if (!news && matches.length === 0 && found.length === 0) return;
      const lines = await listMailable(db, accountId, { happenedBefore: addDays(at, -1) });
      const turns = await countTurns(db, accountId);
      const offers = await countOfferTurns(db, accountId);
      if (lines.length === 0 && turns === 0 && offers === 0 && matches.length === 0 && found.length === 0)
        return;
      const say = (
        part:
          | `digest.${'subject' | 'lines' | 'turns' | 'offers'}`
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
            ...matches,
            ...found,
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
      await markSearchesTold(
        db,
        searches.map(({ id }) => id),
        until,
      );
    },
  });
}
