import { useQuery } from '@tanstack/react-query';
import type { Api } from '@trattativa/contract/api';
import type { SavedSearchList } from '@trattativa/contract/people/portfolios/saved-search-endpoints';
import { call } from '../../platform/api/call.ts';
import { portfoliosKeys } from './portfolios.live.ts';

/** One screenful. A longer queue is worked off from its head. */
const shown = 50;

/** Removals waiting for staff. Staff get all, an owner those of their portfolio. */
export function useOpenRemovals() {
  return useQuery({
    queryKey: [...portfoliosKeys.removals, 'open'],
    queryFn: ({ signal }) => call('Player/GetRemovalRequests', { open: true, limit: shown }, { signal }),
  });
}

export function useDisputes() {
  return useQuery({
    queryKey: [...portfoliosKeys.disputes, 'open'],
    queryFn: ({ signal }) => call('Portfolio/GetListingDisputes', { limit: shown }, { signal }),
  });
}

export function useDuplicates() {
  return useQuery({
    queryKey: [...portfoliosKeys.duplicates, {}],
    queryFn: ({ signal }) => call('Portfolio/GetDuplicates', {}, { signal }),
  });
}

export function useSavedSearches(list: SavedSearchList) {
  return useQuery({
    queryKey: [...portfoliosKeys.searches, { list }],
    queryFn: ({ signal }) => call('Portfolio/GetSavedSearches', { list }, { signal }),
  });
}

/** The player's answer about a record, for its owner. */
export function useListing(playerId: number) {
  return useQuery({
    queryKey: [...portfoliosKeys.listing, playerId],
    queryFn: ({ signal }) => call('Portfolio/GetListing', { playerId }, { signal }),
  });
}

/** Listings of the player who is logged in, and invitations to be listed. */
export function useMyListings(enabled = true) {
  return useQuery({
    queryKey: [...portfoliosKeys.myListings, {}],
    queryFn: ({ signal }) => call('Portfolio/GetMyListings', {}, { signal }),
    enabled,
  });
}

/** The latest import into a portfolio that can still be undone; `owner` names the portfolio for staff. */
export function useLastImport(owner: Api['Portfolio/GetLastImport']['input']) {
  return useQuery({
    queryKey: [...portfoliosKeys.lastImport, owner],
    queryFn: ({ signal }) => call('Portfolio/GetLastImport', owner, { signal }),
  });
}
