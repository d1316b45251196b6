import type { InfiniteData } from '@tanstack/react-query';
import { matchMoves, negotiationMoves, playerMoves, requestMoves } from '@trattativa/contract/event-groups';
import type { Match } from '@trattativa/contract/market/matching/match';
import type { Page } from '@trattativa/contract/paging';
import {
  type ApplyEvent,
  type LiveHandler,
  liveQuery,
  refetchOn,
} from '../../platform/cache/live-handler.ts';
import { matchingKeys } from './matching-keys.ts';

type Matches = InfiniteData<Page<Match>, string | undefined>;
type Told = { requestId?: number; playerId?: number };

const moves = [...requestMoves, 'request.answered', ...playerMoves, ...matchMoves];

/**
 * Entries that no longer exist disappear at once. Any other change may add entries or change the order, which
 * only the service knows.
 */
export const applyToMatches: ApplyEvent<Matches, Told> = (state, { type, data }, key) => {
  const scope = (key.at(-1) ?? {}) as { requestId?: number; playerId?: number };
  const isOfRequest = ({ request }: Match) => request.id === data.requestId;
  // One event may cover several pairs.
  if (type === 'match.exactFound') return 'refetch';
  const isOfPlayer = ({ player }: Match) => player.id === data.playerId;
  if (data.requestId !== undefined && scope.requestId !== undefined && data.requestId !== scope.requestId)
    return state;
  if (data.playerId !== undefined && scope.playerId !== undefined && data.playerId !== scope.playerId)
    return state;
  if (type === 'request.closed') return without(state, isOfRequest);
  if (type === 'player.removed') return without(state, isOfPlayer);
  if (type === 'match.deleted')
    return without(state, (match) => isOfRequest(match) && isOfPlayer(match), 'all');
  return 'refetch';
};

/**
 * The list without some entries. If not all of them are loaded (further pages, or a total that is not exact), the
 * new total is unknown: refetch.
 */
function without(state: Matches, goes: (match: Match) => boolean, known?: 'all'): Matches | 'refetch' {
  const gone = state.pages.flatMap((page) => page.items).filter(goes).length;
  const complete = state.pages.at(-1)?.nextCursor === null || (known === 'all' && gone > 0);
  if (!complete || state.pages.some(({ totalIsExact }) => !totalIsExact)) {
    return known === 'all' && gone === 0 ? state : 'refetch';
  }
  if (gone === 0) return state;
  return {
    ...state,
    pages: state.pages.map((page) => ({
      ...page,
      items: page.items.filter((match) => !goes(match)),
      total: page.total - gone,
    })),
  };
}

/** A club's candidates follow its request and the players notified to it. */
export const applyToCandidates: ApplyEvent<unknown, Told> = (state, { type, data }, key) => {
  const { requestId } = (key.at(-1) ?? {}) as { requestId?: number };
  const concerns = type === 'matches.changed' || type === 'matches.reordered' || data.requestId === requestId;
  return concerns ? 'refetch' : state;
};

export const matchingLive: readonly LiveHandler[] = [
  liveQuery({ types: moves, key: matchingKeys.matches, apply: applyToMatches }),
  refetchOn(moves, matchingKeys.groups),
  refetchOn(negotiationMoves, matchingKeys.proposed),
  refetchOn(moves, matchingKeys.counts),
  liveQuery({
    types: [...requestMoves, ...matchMoves, 'matches.reordered'],
    key: matchingKeys.candidates,
    apply: applyToCandidates,
  }),
  liveQuery({
    types: [...requestMoves, ...matchMoves],
    key: matchingKeys.candidateCounts,
    apply: applyToCandidates,
  }),
  refetchOn(moves, matchingKeys.fits),
];
