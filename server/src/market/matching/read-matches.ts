import type { Match, MatchCounts } from '@trattativa/contract/market/matching/match';
import type { Page } from '@trattativa/contract/paging';
import { countedAtMost } from '@trattativa/domain/market/matching/counted-at-most';
import type { MatchingKind } from '@trattativa/domain/market/matching-kinds';
import { seasonOf } from '@trattativa/domain/people/season';
import type { Actor } from '../../platform/actor.ts';
import { dayOf } from '../../platform/clock.ts';
import { defaultLimit, readCursor, totalOf } from '../../platform/paging.ts';
import type { Services } from '../../platform/services.ts';
import type { MatchScope } from './match-scopes.repository.ts';
import { listMatchPlayers, listMatchRequests } from './matched-pairs.repository.ts';
import { countEachKind, countMatches, listMatches } from './matching.repository.ts';
import { presentMatch } from './present-match.ts';

/** One page of one kind for a scope that the caller has been let into. */
export async function readMatches(
  services: Services,
  actor: Actor,
  scope: MatchScope,
  asked: { kind: MatchingKind; limit?: number; cursor?: string },
): Promise<Page<Match>> {
  const now = services.clock.now();
  const question = { scope, kind: asked.kind, accountId: actor.accountId, season: seasonOf(dayOf(now)) };
  const page = { limit: asked.limit ?? defaultLimit, after: readCursor(asked.cursor) };
  const [found, total] = await Promise.all([
    listMatches(services.db, question, page),
    countMatches(services.db, question),
  ]);
  const [players, requests] = await Promise.all([
    listMatchPlayers(
      services.db,
      found.rows.map((pair) => pair.player_id),
    ),
    listMatchRequests(services.db, [...new Set(found.rows.map((pair) => pair.request_id))]),
  ]);
  const items: Match[] = [];
  for (const pair of found.rows) {
    const [player, request] = [players.get(pair.player_id), requests.get(pair.request_id)];
    if (player && request) items.push(presentMatch({ pair, player, request }, asked.kind, actor, now));
  }
  return { items, nextCursor: found.nextCursor, ...totalOf(total, countedAtMost) };
}

/** How many of each kind, each counted up to `countedAtMost`. */
export async function countAllMatches(
  services: Services,
  actor: Actor,
  scope: MatchScope,
): Promise<MatchCounts> {
  const season = seasonOf(dayOf(services.clock.now()));
  return countEachKind(services.db, { scope, accountId: actor.accountId, season });
}
