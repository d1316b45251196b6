import { useQuery } from '@tanstack/react-query';
import type { ReplyFigure } from '@trattativa/contract/deals/replies/endpoints';
import { call } from '../../platform/api/call.ts';

/** Computed every night: kept while the application is open. */
const staleTime = Number.POSITIVE_INFINITY;

/** Whose figures: of a club, an agent or a coach. */
export type Replier = { teamId: number } | { agentId: number } | { coachingStaffId: number };

/** The reply figures of one of them; null when they were asked too seldom. */
export function useReplyFigure(of: Replier): ReplyFigure | null {
  const found = useQuery({
    queryKey: ['replies', of],
    queryFn: async ({ signal }) => {
      const { teams, agents, coachingStaff } = await call('Reply/GetReplyFigures', askedOf(of), { signal });
      return teams[0] ?? agents[0] ?? coachingStaff[0] ?? null;
    },
    staleTime,
  });
  return found.data ?? null;
}

function askedOf(of: Replier) {
  if ('teamId' in of) return { teamIds: [of.teamId] };
  return 'agentId' in of ? { agentIds: [of.agentId] } : { coachingStaffIds: [of.coachingStaffId] };
}

/** Why clubs refused proposals of the reader, a player. */
export function useRefusalReasons() {
  return useQuery({
    queryKey: ['replies', 'refusals'],
    queryFn: ({ signal }) => call('Reply/GetRefusalReasons', {}, { signal }),
  });
}
