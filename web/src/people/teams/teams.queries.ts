import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Api } from '@trattativa/contract/api';
import { call } from '../../platform/api/call.ts';
import { cursorPages, pageSize } from '../../platform/cache/cursor-pages.ts';
import { teamsKeys } from './teams.live.ts';

export type TeamListInput = Omit<Api['Team/GetTeams']['input'], 'limit' | 'cursor'>;

export function useTeams(input: TeamListInput) {
  return useInfiniteQuery({
    queryKey: [...teamsKeys.list, input],
    queryFn: ({ pageParam, signal }) =>
      call('Team/GetTeams', { ...input, limit: pageSize, cursor: pageParam }, { signal }),
    ...cursorPages,
    placeholderData: keepPreviousData,
  });
}

export function useTeamPlaces(input: Api['Team/GetTeamPlaces']['input']) {
  return useQuery({
    queryKey: [...teamsKeys.places, input],
    queryFn: ({ signal }) => call('Team/GetTeamPlaces', input, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** One club's record; null sends no query. */
export function useTeam(teamId: number | null) {
  return useQuery({
    queryKey: [...teamsKeys.team, teamId],
    queryFn: ({ signal }) => call('Team/GetTeamData', { teamId: teamId ?? 0 }, { signal }),
    enabled: teamId !== null,
  });
}

export function useTeamPlayers(teamId: number) {
  return useInfiniteQuery({
    queryKey: [...teamsKeys.players, teamId],
    queryFn: ({ pageParam, signal }) =>
      call('Team/GetTeamPlayers', { teamId, limit: pageSize, cursor: pageParam }, { signal }),
    ...cursorPages,
  });
}

/** The players whom the ledger has at a club. */
export function useSquad(teamId: number) {
  return useInfiniteQuery({
    queryKey: [...teamsKeys.squad, teamId],
    queryFn: ({ pageParam, signal }) =>
      call('Team/GetSquad', { teamId, limit: pageSize, cursor: pageParam }, { signal }),
    ...cursorPages,
  });
}

export type ListPlanInput = Omit<Api['Team/GetListPlan']['input'], 'teamId'>;

/** Who takes which place of a club's list, with further players. */
export function useListPlan(teamId: number, input: ListPlanInput) {
  return useQuery({
    queryKey: [...teamsKeys.listPlan, input, teamId],
    queryFn: ({ signal }) => call('Team/GetListPlan', { teamId, ...input }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export type ContactListInput = Omit<Api['Team/GetTeamOrgChartContacts']['input'], 'limit' | 'cursor'>;

export function useTeamContacts(input: ContactListInput) {
  return useInfiniteQuery({
    queryKey: [...teamsKeys.contacts, input],
    queryFn: ({ pageParam, signal }) =>
      call('Team/GetTeamOrgChartContacts', { ...input, limit: pageSize, cursor: pageParam }, { signal }),
    ...cursorPages,
    placeholderData: keepPreviousData,
  });
}

/** The members of a club; `teamId` is given by staff only. */
export function useTeamMembers(teamId: number | undefined) {
  return useQuery({
    queryKey: [...teamsKeys.members, teamId ?? null],
    queryFn: ({ signal }) => call('Team/GetTeamMembers', { teamId }, { signal }),
  });
}

export function useTeamHistory(teamId: number | undefined) {
  return useInfiniteQuery({
    queryKey: [...teamsKeys.history, teamId ?? null],
    queryFn: ({ pageParam, signal }) =>
      call('Team/GetTeamHistory', { teamId, limit: 10, cursor: pageParam }, { signal }),
    ...cursorPages,
  });
}

export function useWaitingTeams() {
  return useInfiniteQuery({
    queryKey: teamsKeys.waiting,
    queryFn: ({ pageParam, signal }) =>
      call('Team/GetWaitingTeams', { limit: pageSize, cursor: pageParam }, { signal }),
    ...cursorPages,
  });
}

export function useTeamChanges() {
  return useInfiniteQuery({
    queryKey: teamsKeys.changes,
    queryFn: ({ pageParam, signal }) =>
      call('Team/GetTeamChanges', { limit: pageSize, cursor: pageParam }, { signal }),
    ...cursorPages,
  });
}

/** Clubs by a part of their name, for pickers. Without text no query is sent. */
export function useClubSearch(text: string) {
  return useQuery({
    queryKey: [...teamsKeys.search, text],
    queryFn: ({ signal }) => call('Team/SearchTeams', { text }, { signal }),
    placeholderData: keepPreviousData,
    enabled: text !== '',
  });
}

/** One club's card, for the name of a club in the address. */
export function useClub(teamId: number | null) {
  return useQuery({
    queryKey: [...teamsKeys.card, teamId],
    queryFn: ({ signal }) => call('Team/GetTeamInfo', { teamId: teamId ?? 0 }, { signal }),
    enabled: teamId !== null,
  });
}

/** How many clubs wait for acceptance. */
export async function countWaitingTeams(signal: AbortSignal): Promise<number> {
  return (await call('Team/GetWaitingTeams', { limit: 1 }, { signal })).total;
}

/** How many proposed changes wait. */
export async function countTeamChanges(signal: AbortSignal): Promise<number> {
  return (await call('Team/GetTeamChanges', { limit: 1 }, { signal })).total;
}
