import type { FoundRequest } from '@trattativa/contract/market/search/found';
import type { SearchWord } from '../../people/search.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Services } from '../../platform/services.ts';
import { canSeeRequest } from '../requests/requests.policy.ts';
import { searchRequests } from './request-search.repository.ts';

/** The requests that the caller may see and whose club, town and role hold all words. */
export async function findRequestsByWords(
  services: Services,
  actor: Actor,
  words: readonly SearchWord[],
  limit: number,
): Promise<FoundRequest[]> {
  const rows = await searchRequests(services.db, actor, words, limit);
  return rows
    .filter((request) => canSeeRequest(actor, request))
    .map((request) => ({
      id: request.id,
      team: request.team_name,
      teamImageUrl: request.team_image_url,
      role: request.role,
      level: request.level,
      city: request.city,
      country: request.country,
      status: request.status,
    }));
}
