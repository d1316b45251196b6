import type { PortfolioEvents } from '@trattativa/contract/people/portfolios/events';
import { type ApplyEvent, type LiveHandler, liveQuery } from '../../platform/cache/live-handler.ts';
import { playersKeys } from '../players/players.live.ts';

/** Cache keys of portfolios. */
export const portfoliosKeys = {
  removals: ['portfolios', 'removals'],
  disputes: ['portfolios', 'disputes'],
  duplicates: ['portfolios', 'duplicates'],
  lastImport: ['portfolios', 'last-import'],
  searches: ['portfolios', 'searches'],
  listing: ['portfolios', 'listing'],
  myListings: ['portfolios', 'my-listings'],
} as const;

interface Listing {
  playerId: number;
}

/** Refetches only the listing of the event's record. */
export const applyToListing: ApplyEvent<Listing, PortfolioEvents['listing.changed']> = (state, event) =>
  state.playerId === event.data.playerId ? 'refetch' : state;

const refetch = () => 'refetch' as const;

const listings = ['claim.invited', 'listing.changed', 'dispute.decided'] as const;

/** Listings, the queues of staff and imports: events carry no state, so everything is refetched. */
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
