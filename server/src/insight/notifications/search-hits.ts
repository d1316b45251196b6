import { findAccountActor } from '../../identity/accounts.ts';
import { countNewRequests } from '../../market/requests.ts';
import { countNewPlayers } from '../../people/players.ts';
import { type AlertingSearch, listDailySearches } from '../../people/portfolios.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Services } from '../../platform/services.ts';

/** What a saved search has found since its owner was told last. */
export interface SearchHits {
  id: number;
  name: string;
  count: number;
  /** The screen with the list, filtered as saved. */
  target: string;
}

/** Up to which instant results are told: a change that is being committed now is told the next time. */
export function toldUntil(now: Date): Date {
  return new Date(now.getTime() - 5_000);
}

/** The stored target of a notification is at most this long. */
const maxTargetLength = 200;

/** The new results of a search as its owner may see them; null when there are none, or the account is closed. */
export async function hitsOf(
  services: Services,
  search: AlertingSearch,
  until: Date,
): Promise<SearchHits | null> {
  const actor = await findAccountActor(services.db, search.account_id, services.clock.now());
  if (!actor) return null;
  const { id, name, list, query, told_until: after } = search;
  const period = { after, until };
  const count =
    list === 'requests'
      ? await countNewRequests(services, actor, { query, period })
      : await countNewPlayers(services, actor, { list, query, period });
  return count === 0 ? null : { id, name, count, target: targetOf(actor, search) };
}

/** The new results of all searches of an account that tell with the daily digest. */
export async function dailyHits(services: Services, accountId: number, until: Date): Promise<SearchHits[]> {
  const found: SearchHits[] = [];
  for (const search of await listDailySearches(services.db, accountId)) {
    const hits = await hitsOf(services, search, until);
    if (hits) found.push(hits);
  }
  return found;
}

function targetOf(actor: Actor, { list, query }: AlertingSearch): string {
  const market = actor.kind === 'team' ? '/playersList' : '/players';
  const path = list === 'requests' ? '/requests' : list === 'portfolio' ? '/portfolio' : market;
  const whole = query === '' ? path : `${path}?${query}`;
  return whole.length <= maxTargetLength ? whole : path;
}
