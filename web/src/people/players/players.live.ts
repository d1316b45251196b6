import type { InfiniteData } from '@tanstack/react-query';
import { playerNews } from '@trattativa/contract/event-groups';
import type { Page } from '@trattativa/contract/paging';
import type { PlayerEvents } from '@trattativa/contract/people/players/events';
import type { Player } from '@trattativa/contract/people/players/player';
import { accountKeys } from '../../identity/account-keys.ts';
import {
  type ApplyEvent,
  type LiveHandler,
  liveQuery,
  refetchOn,
} from '../../platform/cache/live-handler.ts';

/** Cache keys of players. */
export const playersKeys = {
  portfolio: ['players', 'portfolio'],
  player: ['players', 'player'],
  owner: ['players', 'owner'],
  guardian: ['players', 'guardian'],
  picker: ['players', 'picker'],
  figures: ['players', 'figures'],
  ownProfile: ['players', 'ownProfile'],
  /** New players. */
  arrivals: ['players', 'arrivals'],
} as const;

type PlayerEvent = Partial<PlayerEvents['player.changed']>;
type Portfolio = InfiniteData<Page<Player>, string | undefined>;

/**
 * A removed player disappears from a list at once. Any other change may affect order, filter and count, which
 * only the service knows, so the list is refetched.
 */
export const applyToPortfolio: ApplyEvent<Portfolio, PlayerEvent> = (state, event) => {
  if (event.type !== 'player.removed') return 'refetch';
  const { playerId } = event.data;
  const shown = state.pages.some((page) => page.items.some(({ id }) => id === playerId));
  if (!shown || state.pages.some(({ totalIsExact }) => !totalIsExact)) return 'refetch';
  return {
    ...state,
    pages: state.pages.map((page) => ({
      ...page,
      items: page.items.filter(({ id }) => id !== playerId),
      total: page.total - 1,
    })),
  };
};

/** A player's card follows every change of that player; not every event says whose record it was. */
export const applyToPlayer: ApplyEvent<Player, PlayerEvent> = (state, { data }) =>
  data.playerId === undefined || data.playerId === state.id ? 'refetch' : state;

export const playersLive: readonly LiveHandler[] = [
  liveQuery({ types: playerNews, key: playersKeys.portfolio, apply: applyToPortfolio }),
  liveQuery({ types: playerNews, key: playersKeys.player, apply: applyToPlayer }),
  refetchOn(playerNews, playersKeys.picker),
  refetchOn(playerNews, playersKeys.figures),
  refetchOn(playerNews, playersKeys.owner),
  refetchOn(playerNews, playersKeys.guardian),
  refetchOn([...playerNews, 'application.made'], playersKeys.arrivals),
  refetchOn(['player.added', 'player.removed'], playersKeys.ownProfile),
  // A player's first save, or the deletion of an incomplete profile, changes which record belongs to the account.
  refetchOn(['player.added', 'player.removed'], accountKeys.mine),
];
