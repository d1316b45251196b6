import type { Match, MatchCounts } from '@trattativa/contract/market/matching/match';
import type { Page } from '@trattativa/contract/paging';
import type { PayJudgement } from '@trattativa/domain/market/matching/hidden-pay';
import { maxCounted } from '@trattativa/domain/market/matching-kinds';
import type { Actor } from '../../platform/actor.ts';
import { dayOf } from '../../platform/clock.ts';
import { defaultLimit, readCursor, totalOf } from '../../platform/paging.ts';
import type { Services } from '../../platform/services.ts';
import type { MatchedPair } from './compared-pairs.repository.ts';
import type { MatchScope } from './match-scopes.repository.ts';
import { listMatchPlayers, listMatchRequests, listOwnAnswers } from './matched-pairs.repository.ts';
import { countEachKind, countMatches, listMatches } from './matching.repository.ts';
import { type PresentedList, presentMatch } from './present-match.ts';

/** A page of matches of one kind in a scope that the caller may read. */
export async function readMatches(
  services: Services,
  actor: Actor,
  scope: MatchScope,
  asked: PresentedList & { limit?: number; cursor?: string },
): Promise<Page<Match>> {
  const now = services.clock.now();
  const { kind, pay, fittest } = asked;
  const query = {
    scope,
    kind,
    pay,
    accountId: actor.accountId,
    today: dayOf(now),
    ...(fittest && { fittest }),
  };
  const page = { limit: asked.limit ?? defaultLimit, after: readCursor(asked.cursor) };
  const [found, total] = await Promise.all([
    listMatches(services.db, query, page),
    countMatches(services.db, query),
  ]);
  const items = await presentPairs(services, actor, asked, found.rows);
  return { items, nextCursor: found.nextCursor, ...totalOf(total, maxCounted) };
}

/** Pairs with all that a list shows of them; those whose player or request has gone are left out. */
export async function presentPairs(
  services: Services,
  actor: Actor,
  list: PresentedList,
  pairs: readonly MatchedPair[],
): Promise<Match[]> {
  const now = services.clock.now();
  const requestIds = [...new Set(pairs.map((pair) => pair.request_id))];
  const [players, requests, answers] = await Promise.all([
    listMatchPlayers(services.db, [...new Set(pairs.map((pair) => pair.player_id))]),
    listMatchRequests(services.db, requestIds),
    listOwnAnswers(services.db, actor, requestIds),
  ]);
  const items: Match[] = [];
  for (const pair of pairs) {
    const [player, request] = [players.get(pair.player_id), requests.get(pair.request_id)];
    const myAnswer = answers.get(pair.request_id) ?? null;
    if (player && request) items.push(presentMatch({ pair, player, request, myAnswer }, list, actor, now));
  }
  return items;
}

/** The number of matches of each kind, each counted up to `maxCounted`. */
export async function countAllMatches(
  services: Services,
  actor: Actor,
  scope: MatchScope,
  pay: PayJudgement,
): Promise<MatchCounts> {
  const today = dayOf(services.clock.now());
  return countEachKind(services.db, { scope, pay, accountId: actor.accountId, today });
}
