import type { matchingEndpoints } from '@trattativa/contract/market/matching/endpoints';
import type { MatchGrouping, MatchSort } from '@trattativa/domain/market/matching-kinds';
import { addDays, dayOf } from '../../platform/clock.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import { cursorOf, readCursor } from '../../platform/paging.ts';
import type { Services } from '../../platform/services.ts';
import { accessMatches } from './access-matches.ts';
import { type DatedPair, datePairs, listMatches } from './matching.repository.ts';
import { presentPairs } from './read-matches.ts';

/** The best pairs that are grouped: of one side nearly always all of them, of the whole market its top. */
const maxPairs = { side: 5000, market: 500 } as const;
const groupsAtOnce = 20;
const firstOfGroup = 3;

interface Group {
  id: number;
  pairs: DatedPair[];
}

/** The caller's matches by request or by player, the first of each group. Throws as `accessMatches`. */
export async function listMatchGroups(
  services: Services,
  { actor, input }: CallOf<typeof matchingEndpoints.getMatchGroups>,
): Promise<OutputOf<typeof matchingEndpoints.getMatchGroups>> {
  const { kind, by, sort = 'best', most = firstOfGroup, limit = groupsAtOnce, cursor } = input;
  const { text, role, level, country, isNew = false, ...named } = input;
  const scope = await accessMatches(services, actor, named);
  const now = services.clock.now();
  const aDayAgo = addDays(now, -1);
  const cap = scope.of === 'market' ? maxPairs.market : maxPairs.side;
  const found = await listMatches(
    services.db,
    {
      scope,
      kind,
      pay: 'exact',
      accountId: actor.accountId,
      today: dayOf(now),
      narrowing: { text, role, level, country },
      ...(isNew && { since: aDayAgo }),
    },
    { limit: cap, after: null },
  );
  const pairs = await datePairs(services.db, found.rows);
  const groups = groupPairs(pairs, by, sort);
  const from = readCursor(cursor)?.id ?? 0;
  const shown = groups.slice(from, from + limit);
  const matches = await presentPairs(
    services,
    actor,
    { kind, pay: 'exact' },
    shown.flatMap(({ pairs }) => pairs.slice(0, most)),
  );
  const fresh = (of: readonly DatedPair[]) => of.filter((pair) => pair.since_at >= aDayAgo).length;
  return {
    items: shown.map(({ id, pairs }) => ({
      id,
      total: pairs.length,
      fresh: fresh(pairs),
      items: matches.filter((match) => match[by].id === id),
    })),
    nextCursor: from + limit < groups.length ? cursorOf('groups', from + limit) : null,
    total: groups.length,
    totalIsExact: found.nextCursor === null,
    matches: pairs.length,
    fresh: fresh(pairs),
  };
}

/** Groups stand in the order of their best, or newest, pair. The pairs come with the best first. */
function groupPairs(pairs: readonly DatedPair[], by: MatchGrouping, sort: MatchSort): Group[] {
  const ordered =
    sort === 'best'
      ? pairs
      : [...pairs].sort((one, other) => other.since_at.getTime() - one.since_at.getTime());
  const groups = new Map<number, DatedPair[]>();
  for (const pair of ordered) {
    const id = by === 'request' ? pair.request_id : pair.player_id;
    const group = groups.get(id);
    if (group) group.push(pair);
    else groups.set(id, [pair]);
  }
  return [...groups].map(([id, all]) => ({ id, pairs: all }));
}
