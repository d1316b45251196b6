import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { playerCareerKeys } from './player-career.live.ts';

/** The career entries of a player's career, newest first. */
export function useCareer(playerId: number) {
  return useQuery({
    queryKey: [...playerCareerKeys.career, playerId],
    queryFn: ({ signal }) => call('Player/GetPlayerCareer', { playerId }, { signal }),
  });
}
