import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { representationKeys } from './representation-keys.ts';

/** The paid representation of a player; null: the caller's own. */
export function useRepresentation(playerId: number | null) {
  return useQuery({
    queryKey: [...representationKeys.one, playerId],
    queryFn: ({ signal }) =>
      call('Representation/GetRepresentation', playerId === null ? {} : { playerId }, { signal }),
  });
}
