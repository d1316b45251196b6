import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { playerViewsKeys } from './player-views.live.ts';

/** How often a player's profile and video were viewed; for the owner's side only. */
export function usePlayerViews(playerId: number) {
  return useQuery({
    queryKey: [...playerViewsKeys.views, playerId],
    queryFn: ({ signal }) => call('Player/GetPlayerViews', { playerId }, { signal }),
  });
}
