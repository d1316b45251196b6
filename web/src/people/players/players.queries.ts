import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { cursorPages, pageSize } from '../../platform/cache/cursor-pages.ts';
import { useUser } from '../../platform/login/use-session.ts';
import { playersKeys } from './players.live.ts';
import { listPortfolio, listWholePortfolio, type PortfolioQuery, portfolioKind } from './portfolio-calls.ts';

/** The portfolio, page by page. A new filter keeps the old rows until the new ones arrive. */
export function usePortfolio(query: PortfolioQuery) {
  const kind = portfolioKind(useUser().kind);
  return useInfiniteQuery({
    queryKey: [...playersKeys.portfolio, query],
    queryFn: ({ pageParam, signal }) =>
      listPortfolio(kind, { ...query, limit: pageSize, cursor: pageParam }, { signal }),
    ...cursorPages,
    placeholderData: keepPreviousData,
  });
}

/** One player, with the fields that the caller may see. */
export function usePlayer(playerId: number | null) {
  return useQuery({
    queryKey: [...playersKeys.player, playerId],
    queryFn: ({ signal }) => call('Player/GetPlayerInfo', { playerId: playerId ?? 0 }, { signal }),
    enabled: playerId !== null,
  });
}

/** The first players of the own portfolio that match the typed text. */
export function usePlayerSearch(text: string, enabled: boolean) {
  const kind = portfolioKind(useUser().kind);
  return useQuery({
    queryKey: [...playersKeys.picker, text],
    queryFn: ({ signal }) =>
      listPortfolio(kind, { text: text === '' ? undefined : text, limit: 20 }, { signal }),
    placeholderData: keepPreviousData,
    enabled,
  });
}

/** Every player of the own portfolio, for work on many at once. */
export function useWholePortfolio() {
  const kind = portfolioKind(useUser().kind);
  return useQuery({
    queryKey: [...playersKeys.picker, 'whole', kind],
    queryFn: ({ signal }) => listWholePortfolio(kind, signal),
  });
}

/** The portfolio in figures. */
export function usePortfolioFigures() {
  return useQuery({
    queryKey: [...playersKeys.figures, {}],
    queryFn: ({ signal }) => call('Agent/GetPortfolioFigures', {}, { signal }),
  });
}

/** The id of the reader's own record. */
export function useOwnProfileId() {
  return useQuery({
    queryKey: playersKeys.ownProfile,
    queryFn: async ({ signal }) => (await call('Account/GetMyProfile', {}, { signal })).profileId,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Owner of a player's record, and the person to reach about the player. */
export function usePlayerOwner(playerId: number) {
  return useQuery({
    queryKey: [...playersKeys.owner, playerId],
    queryFn: ({ signal }) => call('Player/GetPlayerOwner', { playerId }, { signal }),
  });
}

/** The parent's address of a minor without a login, as staff checked it. */
export function useGuardianAddress(playerId: number) {
  return useQuery({
    queryKey: [...playersKeys.guardian, playerId],
    queryFn: ({ signal }) => call('Player/GetGuardianAddress', { playerId }, { signal }),
  });
}
