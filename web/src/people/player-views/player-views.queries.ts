import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { playerViewsKeys } from './player-views-keys.ts';

/** How often a player's profile and video were looked at; for the owner's side only. */
export function usePlayerViews(playerId: number | null) {
  return useQuery({
    queryKey: [...playerViewsKeys.views, playerId],
    queryFn: ({ signal }) => call('Player/GetPlayerViews', { playerId: playerId ?? 0 }, { signal }),
    enabled: playerId !== null,
  });
}
