import { useQuery } from '@tanstack/react-query';
import type { ReplyFigure } from '@trattativa/contract/deals/replies/endpoints';
import { batchCalls } from '../../platform/api/batch-calls.ts';
import { call } from '../../platform/api/call.ts';
import { useUser } from '../../platform/login/use-session.ts';

/** Computed every night: kept while the application is open. */
const staleTime = Number.POSITIVE_INFINITY;

/** Club, agent or coach whose figures are read. */
export type Replier = { teamId: number } | { agentId: number } | { coachingStaffId: number };

/** The reply figures of one of them; null when they were asked too seldom. */
export function useReplyFigure(of: Replier): ReplyFigure | null {
  // Scouts ask nobody anything: the service does not tell them (permission matrix).
  const mayKnow = useUser().kind !== 'scout';
  const found = useQuery({
    queryKey: ['replies', of],
    queryFn: () => askFigure(of),
    staleTime,
    enabled: mayKnow,
  });
  return found.data ?? null;
}

/** As many as the service answers at once. */
const maxAtOnce = 100;

/** The cards of a screen ask together. */
const askFigure = batchCalls(maxAtOnce, async (all: readonly Replier[]) => {
  const ids = (idOf: (of: Replier) => number | null) => [...new Set(all.flatMap((of) => idOf(of) ?? []))];
  const { teams, agents, coachingStaff } = await call('Reply/GetReplyFigures', {
    teamIds: ids((of) => ('teamId' in of ? of.teamId : null)),
    agentIds: ids((of) => ('agentId' in of ? of.agentId : null)),
    coachingStaffIds: ids((of) => ('coachingStaffId' in of ? of.coachingStaffId : null)),
  });
  return all.map((of) => {
    if ('teamId' in of) return teams.find(({ id }) => id === of.teamId) ?? null;
    if ('agentId' in of) return agents.find(({ id }) => id === of.agentId) ?? null;
    return coachingStaff.find(({ id }) => id === of.coachingStaffId) ?? null;
  });
});

/** Why clubs refused proposals of the reader, a player. */
export function useRefusalReasons() {
  return useQuery({
    queryKey: ['replies', 'refusals'],
    queryFn: ({ signal }) => call('Reply/GetRefusalReasons', {}, { signal }),
  });
}
