import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { contractKeys } from './contract.live.ts';

/** The versions of a player's draft, and what the next one would say. */
export function useContractDrafts(playerId: number) {
  return useQuery({
    queryKey: [...contractKeys.drafts, playerId],
    queryFn: ({ signal }) => call('Player/GetContractDrafts', { playerId }, { signal }),
  });
}
