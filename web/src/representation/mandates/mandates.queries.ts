import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Api } from '@trattativa/contract/api';
import { call } from '../../platform/api/call.ts';
import { cursorPages, pageSize } from '../../platform/cache/cursor-pages.ts';
import { useUser } from '../../platform/login/use-session.ts';
import { mandatesKeys } from './mandates-keys.ts';

export type MandatesQuery = Omit<Api['Mandate/GetMandates']['input'], 'limit' | 'cursor'>;

/** The reader's mandates, page after page; a new filter keeps the old rows until its own arrive. */
export function useMandates(query: MandatesQuery) {
  return useInfiniteQuery({
    queryKey: [...mandatesKeys.list, query],
    queryFn: ({ pageParam, signal }) =>
      call('Mandate/GetMandates', { ...query, limit: pageSize, cursor: pageParam }, { signal }),
    ...cursorPages,
    placeholderData: keepPreviousData,
  });
}

/** How many mandates wait for the reader's answer. */
export function useMandatesToAnswer(enabled: boolean) {
  return useQuery({
    queryKey: [...mandatesKeys.list, 'toAnswer'],
    queryFn: async ({ signal }) =>
      (await call('Mandate/GetMandates', { myTurn: true, limit: 1 }, { signal })).total,
    enabled,
  });
}

/** One mandate with what became of it. */
export function useMandate(mandateId: number | null) {
  return useQuery({
    queryKey: [...mandatesKeys.one, mandateId],
    queryFn: ({ signal }) => call('Mandate/GetMandate', { mandateId: mandateId ?? 0 }, { signal }),
    enabled: mandateId !== null,
  });
}

/** Agent who represents a player, as far as the reader may know. */
export function useRepresentative(playerId: number, enabled: boolean) {
  return useQuery({
    queryKey: [...mandatesKeys.representative, playerId],
    queryFn: ({ signal }) => call('Agent/GetAgentInfoFromPlayer', { playerId }, { signal }),
    enabled,
  });
}

/** Exclusive mandates that stand in each other's way, for the desk. */
export function useMandateConflicts() {
  return useInfiniteQuery({
    queryKey: [...mandatesKeys.conflicts, {}],
    queryFn: ({ pageParam, signal }) =>
      call('Mandate/GetMandateConflicts', { limit: pageSize, cursor: pageParam }, { signal }),
    ...cursorPages,
  });
}

/** Recorded mandates whose form staff have not checked yet, for the desk. */
export function useMandatesToCheck() {
  return useInfiniteQuery({
    queryKey: [...mandatesKeys.toCheck, {}],
    queryFn: ({ pageParam, signal }) =>
      call('Mandate/GetMandatesToCheck', { limit: pageSize, cursor: pageParam }, { signal }),
    ...cursorPages,
  });
}

/** The clubs for which the reader may publish requests today; asked for agents only. */
export function useMandatedClubs() {
  const { kind } = useUser();
  return useQuery({
    queryKey: [...mandatesKeys.clubs, {}],
    queryFn: async ({ signal }) => (await call('Mandate/GetMandatedClubs', {}, { signal })).items,
    enabled: kind === 'agent' || kind === 'premium',
  });
}
