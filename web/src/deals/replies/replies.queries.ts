import { useQuery } from '@tanstack/react-query';
import type { ReplyFigure } from '@trattativa/contract/deals/replies/endpoints';
import { call } from '../../platform/api/call.ts';

/** Computed every night: kept while the application is open. */
const staleTime = Number.POSITIVE_INFINITY;

/** The reply figures of one club or agent; null when they were asked too seldom. */
export function useReplyFigure(of: { teamId: number } | { agentId: number }): ReplyFigure | null {
  const found = useQuery({
    queryKey: ['replies', of],
    queryFn: async ({ signal }) => {
      const asked = 'teamId' in of ? { teamIds: [of.teamId] } : { agentIds: [of.agentId] };
      const { teams, agents } = await call('Reply/GetReplyFigures', asked, { signal });
      return teams[0] ?? agents[0] ?? null;
    },
    staleTime,
  });
  return found.data ?? null;
}

/** Why clubs refused proposals of the reader, a player. */
export function useRefusalReasons() {
  return useQuery({
    queryKey: ['replies', 'refusals'],
    queryFn: ({ signal }) => call('Reply/GetRefusalReasons', {}, { signal }),
  });
}
