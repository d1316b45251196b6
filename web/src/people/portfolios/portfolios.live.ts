import { playerMoves, playerNews } from '@trattativa/contract/event-groups';
import type { PortfolioEvents } from '@trattativa/contract/people/portfolios/events';
import {
  type ApplyEvent,
  type LiveHandler,
  liveQuery,
  refetchOn,
} from '../../platform/cache/live-handler.ts';

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
export const applyToListing: ApplyEvent<Listing, Partial<PortfolioEvents['listing.changed']>> = (
  state,
  { data },
) => (data.playerId === undefined || data.playerId === state.playerId ? 'refetch' : state);

const listings = ['claim.invited', 'listing.changed', 'dispute.decided', 'mandate.confirmed'] as const;

/** Listings, the queues of staff and imports: events carry no state, so everything is refetched. */
export const portfoliosLive: readonly LiveHandler[] = [
  liveQuery({ types: listings, key: portfoliosKeys.listing, apply: applyToListing }),
  // A signature changes what a listing says, and an invitation reaches whoever is invited as a notice.
  refetchOn([...listings, ...playerNews, 'notification.added'], portfoliosKeys.myListings),
  refetchOn(['listing.changed', 'dispute.decided'], portfoliosKeys.disputes),
  refetchOn(['removal.asked', 'removal.decided'], portfoliosKeys.removals),
  refetchOn(['savedSearches.changed'], portfoliosKeys.searches),
  refetchOn(playerMoves, portfoliosKeys.lastImport),
  refetchOn(['duplicates.reviewed', ...playerMoves], portfoliosKeys.duplicates),
];
