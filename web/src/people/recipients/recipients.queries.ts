import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';

export type RecipientKind = 'teamIds' | 'agentIds' | 'coachingStaffIds';

/** A possible recipient. */
export interface Choosable {
  id: number;
  name: string;
  /** Town or agency. */
  detail: string;
}

/** Clubs, agents or coaching staff by a part of their name. */
export function useRecipientSearch(kind: RecipientKind, text: string) {
  return useQuery({
    queryKey: ['recipients', kind, text],
    queryFn: async ({ signal }): Promise<Choosable[]> => {
      if (kind === 'teamIds') {
        const { items } = await call('Team/SearchTeams', { text }, { signal });
        return items.map(({ id, name, city, leagueName }) => ({
          id,
          name,
          detail: [city, leagueName].filter(Boolean).join(' · '),
        }));
      }
      if (kind === 'agentIds') {
        const { items } = await call('Agent/SearchAgents', { text }, { signal });
        return items.map(({ id, name, society }) => ({ id, name, detail: society }));
      }
      const { items } = await call('CoachingStaff/SearchCoachingStaff', { text }, { signal });
      return items.map(({ id, name }) => ({ id, name, detail: '' }));
    },
    placeholderData: keepPreviousData,
    enabled: text.length > 0,
  });
}
