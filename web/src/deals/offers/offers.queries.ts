import { keepPreviousData, useInfiniteQuery, useQueries, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { cursorPages } from '../../platform/cache/cursor-pages.ts';
import { type OffersQuery, offerKeys } from './offer-keys.ts';

const pageSize = 50;

/** The offers that fit, page after page; a new filter keeps the old rows until its own arrive. */
export function useOffers(query: OffersQuery) {
  return useInfiniteQuery({
    queryKey: [...offerKeys.list, query],
    queryFn: ({ pageParam, signal }) =>
      call('Offer/GetOffers', { ...query, limit: pageSize, cursor: pageParam }, { signal }),
    ...cursorPages,
    placeholderData: keepPreviousData,
  });
}

/** How many offers wait on the reader. */
export function useOfferTurnCount() {
  return useQuery({
    queryKey: [...offerKeys.turns, {}],
    queryFn: async ({ signal }) =>
      (await call('Offer/GetOffers', { myTurn: true, limit: 1 }, { signal })).total,
  });
}

function oneOffer(offerId: number) {
  return {
    queryKey: [...offerKeys.one, offerId],
    queryFn: ({ signal }: { signal: AbortSignal }) => call('Offer/GetOffer', { offerId }, { signal }),
  };
}

export function useOffer(offerId: number) {
  return useQuery(oneOffer(offerId));
}

/** Several at once, for comparing. */
export function useSeveralOffers(offerIds: readonly number[]) {
  return useQueries({ queries: offerIds.map(oneOffer) });
}

/** Somebody whom an offer can be made to. */
export interface Offerable {
  kind: 'player' | 'coach';
  id: number;
  name: string;
  detail: string;
}

/** Players on the market and coaching staff by a part of their name. Nothing is asked before something is typed. */
export function useOfferableSearch(text: string) {
  return useQuery({
    queryKey: ['offers', 'people', text],
    queryFn: async ({ signal }): Promise<Offerable[]> => {
      const [players, coaches] = await Promise.all([
        call('Player/GetPlayers', { text, limit: 8 }, { signal }),
        call('CoachingStaff/SearchCoachingStaff', { text }, { signal }),
      ]);
      return [
        ...players.items.map((player) => ({
          kind: 'player' as const,
          id: player.id,
          name: `${player.name} ${player.surname}`,
          detail: player.currentClub,
        })),
        ...coaches.items.map(({ id, name }) => ({ kind: 'coach' as const, id, name, detail: '' })),
      ];
    },
    placeholderData: keepPreviousData,
    enabled: text.length > 1,
  });
}
