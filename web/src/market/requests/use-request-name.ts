import type { Request } from '@trattativa/contract/market/requests/request';
import { usePlayerWords } from '../../people/players.ts';
import { useRequestWords } from './use-request-words.ts';

/** A request's name in a picker: role, level, club, season. */
export function useRequestName(): (request: Request) => string {
  const player = usePlayerWords();
  const words = useRequestWords();
  return (request) =>
    [
      player.role(request.role),
      player.level(request.level, request.country),
      request.team.name,
      words.season(request.season),
    ].join(' · ');
}
