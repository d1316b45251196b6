import type { InfiniteData } from '@tanstack/react-query';
import type { Page } from '@trattativa/contract/paging';
import type { PlayerEvents } from '@trattativa/contract/people/players/events';
import type { Player } from '@trattativa/contract/people/players/player';
import { accountKeys } from '../../identity/account-keys.ts';
import { type ApplyEvent, type LiveHandler, liveQuery } from '../../platform/cache/live-handler.ts';

/** Cache keys of players. */
export const playersKeys = {
  portfolio: ['players', 'portfolio'],
  player: ['players', 'player'],
  owner: ['players', 'owner'],
  picker: ['players', 'picker'],
  figures: ['players', 'figures'],
  ownProfile: ['players', 'ownProfile'],
} as const;

type PlayerEvent = PlayerEvents['player.changed'];
type Portfolio = InfiniteData<Page<Player>, string | undefined>;

const types = ['player.added', 'player.changed', 'player.removed', 'player.restored'] as const;

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

/** A player's card follows every change of that player. */
export const applyToPlayer: ApplyEvent<Player, PlayerEvent> = (state, event) =>
  state.id === event.data.playerId ? 'refetch' : state;

export const playersLive: readonly LiveHandler[] = [
  liveQuery({ types, key: playersKeys.portfolio, apply: applyToPortfolio }),
  liveQuery({ types, key: playersKeys.player, apply: applyToPlayer }),
  liveQuery({ types, key: playersKeys.picker, apply: () => 'refetch' }),
  liveQuery({ types, key: playersKeys.figures, apply: () => 'refetch' }),
  liveQuery({
    types: ['player.added', 'player.removed'],
    key: playersKeys.ownProfile,
    apply: () => 'refetch',
  }),
  // A player's first save, or the deletion of an incomplete profile, changes which record belongs to the account.
  liveQuery({ types: ['player.added', 'player.removed'], key: accountKeys.mine, apply: () => 'refetch' }),
];
