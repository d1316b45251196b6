import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { representationKeys } from './representation-keys.ts';

/** The paid representation of a player; null: the caller's own. Not asked for if not `wanted`. */
export function useRepresentation(playerId: number | null, wanted = true) {
  return useQuery({
    enabled: wanted,
    queryKey: [...representationKeys.one, playerId],
    queryFn: ({ signal }) =>
      call('Representation/GetRepresentation', playerId === null ? {} : { playerId }, { signal }),
  });
}
