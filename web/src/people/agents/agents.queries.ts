import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Api } from '@trattativa/contract/api';
import type { FigureName } from '@trattativa/domain/people/players/figure-names';
import { call } from '../../platform/api/call.ts';
import { cursorPages, pageSize } from '../../platform/cache/cursor-pages.ts';
import { agentsKeys } from './agents.live.ts';

export type AgentsQuery = Omit<Api['Agent/GetAgents']['input'], 'limit' | 'cursor'>;

/** Agents, page by page. A new filter keeps the old rows until the new ones arrive. */
export function useAgents(query: AgentsQuery) {
  return useInfiniteQuery({
    queryKey: [...agentsKeys.list, query],
    queryFn: ({ pageParam, signal }) =>
      call('Agent/GetAgents', { ...query, limit: pageSize, cursor: pageParam }, { signal }),
    ...cursorPages,
    placeholderData: keepPreviousData,
  });
}

/** One agent, with the fields that the reader may see. */
export function useAgent(agentId: number | null) {
  return useQuery({
    queryKey: [...agentsKeys.one, agentId],
    queryFn: ({ signal }) => call('Agent/GetAgentInfo', { agentId: agentId ?? 0 }, { signal }),
    enabled: agentId !== null,
  });
}

/** The reader's five figures, today and by week. */
export function useAgentFigures(enabled: boolean) {
  return useQuery({
    queryKey: [...agentsKeys.figures, {}],
    queryFn: ({ signal }) => call('Agent/GetAgentFigures', {}, { signal }),
    enabled,
  });
}

/** The players or clubs behind a figure. */
export function useFigureLines(figure: FigureName) {
  return useInfiniteQuery({
    queryKey: [...agentsKeys.lines, figure],
    queryFn: ({ pageParam, signal }) =>
      call('Agent/GetFigureList', { figure, limit: pageSize, cursor: pageParam }, { signal }),
    ...cursorPages,
  });
}
