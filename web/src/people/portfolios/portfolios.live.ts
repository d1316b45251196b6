import type { PortfolioEvents } from '@trattativa/contract/people/portfolios/events';
import { type ApplyEvent, type LiveHandler, liveQuery } from '../../platform/cache/live-handler.ts';
import { playersKeys } from '../players/players-keys.ts';
import { portfoliosKeys } from './portfolios-keys.ts';

interface Listing {
  playerId: number;
}

/** Only the record's own listing is another now. */
export const applyToListing: ApplyEvent<Listing, PortfolioEvents['listing.changed']> = (state, event) =>
  state.playerId === event.data.playerId ? 'refetch' : state;

const refetch = () => 'refetch' as const;

const listings = ['claim.invited', 'listing.changed', 'dispute.decided'] as const;

/** What is said of who lists whom, what waits for staff, and a file that was taken in: only the service knows the rest. */
export const portfoliosLive: readonly LiveHandler[] = [
  liveQuery({ types: listings, key: portfoliosKeys.listing, apply: applyToListing }),
  liveQuery({ types: [...listings, 'player.removed'], key: portfoliosKeys.myListings, apply: refetch }),
  liveQuery({ types: ['listing.changed', 'dispute.decided'], key: portfoliosKeys.disputes, apply: refetch }),
  liveQuery({ types: ['removal.asked', 'removal.decided'], key: portfoliosKeys.removals, apply: refetch }),
  liveQuery({ types: ['savedSearches.changed'], key: portfoliosKeys.searches, apply: refetch }),
  liveQuery({
    types: [
      'duplicates.reviewed',
      'players.imported',
      'player.added',
      'player.changed',
      'player.removed',
      'player.restored',
    ],
    key: portfoliosKeys.duplicates,
    apply: refetch,
  }),
  ...[playersKeys.portfolio, playersKeys.figures, playersKeys.picker].map((key) =>
    liveQuery({ types: ['players.imported', 'listing.changed'], key, apply: refetch }),
  ),
  liveQuery({ types: ['listing.changed'], key: playersKeys.player, apply: refetch }),
];
