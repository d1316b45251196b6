import { keepPreviousData, useInfiniteQuery, useQueries, useQuery } from '@tanstack/react-query';
import type { PlayerRole } from '@trattativa/domain/people/player-roles';
import { call } from '../../platform/api/call.ts';
import { cursorPages, pageSize } from '../../platform/cache/cursor-pages.ts';
import { type OffersQuery, offerKeys } from './offers.live.ts';

/** The matching offers, page by page; a new filter keeps the old rows until its own are loaded. */
export function useOffers(query: OffersQuery, enabled = true) {
  return useInfiniteQuery({
    enabled,
    queryKey: [...offerKeys.list, query],
    queryFn: ({ pageParam, signal }) =>
      call('Offer/GetOffers', { ...query, limit: pageSize, cursor: pageParam }, { signal }),
    ...cursorPages,
    placeholderData: keepPreviousData,
  });
}

/** The number of offers in which it is the reader's turn. */
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

/** Several offers at once, for the comparison. */
export function useSeveralOffers(offerIds: readonly number[]) {
  return useQueries({ queries: offerIds.map(oneOffer) });
}

/** A person who can receive an offer. */
export interface Offerable {
  kind: 'player' | 'coach';
  id: number;
  name: string;
  detail: string;
  /** Age and role of a player, as far as they are known. */
  age?: number | null;
  role?: PlayerRole | null;
}

/** Players on the market and coaching staff by part of their name. Disabled while the text is empty. */
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
          age: player.age,
          role: player.principalRole,
        })),
        ...coaches.items.map(({ id, name }) => ({ kind: 'coach' as const, id, name, detail: '' })),
      ];
    },
    placeholderData: keepPreviousData,
    enabled: text.length > 1,
  });
}
