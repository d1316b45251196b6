import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Api } from '@trattativa/contract/api';
import { call } from '../../platform/api/call.ts';
import { cursorPages, pageSize } from '../../platform/cache/cursor-pages.ts';
import { scoutsKeys } from './scouts.live.ts';

export type ScoutPlayersQuery = Omit<Api['Scout/GetScoutPlayers']['input'], 'limit' | 'cursor'>;

/** The players open to scouts, page by page. A new filter keeps the old rows until the new ones arrive. */
export function useScoutPlayers(query: ScoutPlayersQuery) {
  return useInfiniteQuery({
    queryKey: [...scoutsKeys.players, query],
    queryFn: ({ pageParam, signal }) =>
      call('Scout/GetScoutPlayers', { ...query, limit: pageSize, cursor: pageParam }, { signal }),
    ...cursorPages,
    placeholderData: keepPreviousData,
  });
}

/** The first matching players, for a panel. */
export function useSomeScoutPlayers(query: ScoutPlayersQuery, limit: number) {
  return useQuery({
    queryKey: [...scoutsKeys.player, 'some', query, limit],
    queryFn: async ({ signal }) =>
      (await call('Scout/GetScoutPlayers', { ...query, limit }, { signal })).items,
  });
}

/** One player with the reader's own notes. */
export function useScoutedPlayer(playerId: number) {
  return useQuery({
    queryKey: [...scoutsKeys.player, playerId],
    queryFn: ({ signal }) => call('Scout/GetScoutPlayer', { playerId }, { signal }),
  });
}

export function useShortlists() {
  return useQuery({
    queryKey: [...scoutsKeys.shortlists, {}],
    queryFn: async ({ signal }) => (await call('Scout/GetShortlists', {}, { signal })).items,
  });
}

export function useScoutFigures() {
  return useQuery({
    queryKey: [...scoutsKeys.figures, {}],
    queryFn: ({ signal }) => call('Scout/GetScoutFigures', {}, { signal }),
  });
}
