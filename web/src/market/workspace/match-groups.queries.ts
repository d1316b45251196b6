import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Api } from '@trattativa/contract/api';
import { call } from '../../platform/api/call.ts';
import { cursorPages } from '../../platform/cache/cursor-pages.ts';
import { matchingKeys } from '../matching/matching-keys.ts';

export type MatchGroupsQuery = Omit<Api['Matching/GetMatchGroups']['input'], 'limit' | 'cursor' | 'most'>;

const groupsAtOnce = 20;
/** The most matches of one group that are shown when it is opened. */
const maxOfGroup = 50;

/** The matches by request or by player, page by page. */
export function useMatchGroups(query: MatchGroupsQuery) {
  return useInfiniteQuery({
    queryKey: [...matchingKeys.groups, query],
    queryFn: ({ pageParam, signal }) =>
      call('Matching/GetMatchGroups', { ...query, limit: groupsAtOnce, cursor: pageParam }, { signal }),
    ...cursorPages,
    placeholderData: keepPreviousData,
  });
}

/** All matches of one group, once it is opened. */
export function useWholeGroup(query: MatchGroupsQuery, id: number, enabled: boolean) {
  const of = query.by === 'request' ? { requestId: id } : { playerId: id };
  return useQuery({
    queryKey: [...matchingKeys.groups, { ...query, ...of }, 'whole'],
    queryFn: async ({ signal }) =>
      (await call('Matching/GetMatchGroups', { ...query, ...of, most: maxOfGroup }, { signal })).items[0]
        ?.items ?? [],
    enabled,
  });
}
