import { useQuery } from '@tanstack/react-query';
import type { Match } from '@trattativa/contract/market/matching/match';
import { turnOfDeal } from '@trattativa/domain/deals/deal-stages';
import { negotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import { requestStatus } from '@trattativa/domain/market/request-statuses';
import { applicationsKeys } from '../../market/applications.ts';
import { playersKeys, portfoliosKeys } from '../../people/records-keys.ts';
import { call } from '../../platform/api/call.ts';
import { dashboardKeys } from './dashboard.live.ts';

const { pending, sent, viewed, trial } = negotiationStatus;
const ongoing = [pending, sent, viewed, trial];

/** The number of rows of a panel. */
const shown = 4;

/** The number of open negotiations. */
export function useOngoingCount(enabled: boolean) {
  return useQuery({
    queryKey: [...dashboardKeys.negotiations, 'ongoing'],
    queryFn: async ({ signal }) => {
      return (await call('Negotiation/GetNegotiations', { statuses: ongoing, limit: 1 }, { signal })).total;
    },
    enabled,
  });
}

/** The negotiations in which it is the reader's turn: the first of them, and how many there are. */
export function useTurnDeals(enabled: boolean) {
  return useQuery({
    queryKey: [...dashboardKeys.negotiations, 'turns'],
    queryFn: async ({ signal }) => {
      const { items, total } = await call(
        'Negotiation/GetNegotiations',
        { myTurn: true, limit: shown },
        { signal },
      );
      return { items, total };
    },
    enabled,
  });
}

/** The open negotiations that changed last and do not wait for the reader; for staff those that wait for either side. */
export function useDeals(isStaff: boolean) {
  return useQuery({
    queryKey: [...dashboardKeys.negotiations, 'deals', isStaff],
    queryFn: async ({ signal }) => {
      const { items } = await call(
        'Negotiation/GetNegotiations',
        isStaff ? { myTurn: true, limit: shown } : { statuses: ongoing, limit: shown * 3 },
        { signal },
      );
      return items.filter((item) => isStaff || turnOfDeal(item, item.turn) !== item.side).slice(0, shown);
    },
  });
}

/** The newest active requests of the club, and the number of active ones. */
export function useOwnRequests() {
  return useQuery({
    queryKey: [...dashboardKeys.requests, 'own'],
    queryFn: ({ signal }) =>
      call('Request/GetRequests', { box: 'own', status: requestStatus.active, limit: shown }, { signal }),
  });
}

/** The candidates who wait for the club's first action. */
export function useWaitingCandidates() {
  return useQuery({
    queryKey: [...applicationsKeys.waiting, {}],
    queryFn: ({ signal }) => call('Candidate/CountWaitingCandidates', {}, { signal }),
  });
}

/** The newest requests that the reader may see, those sent to the reader first. */
export function useNewestRequests() {
  return useQuery({
    queryKey: [...dashboardKeys.requests, 'newest'],
    queryFn: async ({ signal }) =>
      (await call('Request/GetRequests', { status: requestStatus.active, limit: shown + 1 }, { signal }))
        .items,
  });
}

type Kind = 'exact' | 'potential';

/** The first rows: exact matches, filled up with potential ones. */
async function exactFirst<Item>(
  count: number,
  read: (kind: Kind, limit: number) => Promise<{ items: Item[] }>,
): Promise<Item[]> {
  const exact = await read('exact', count);
  if (exact.items.length === count) return exact.items;
  const potential = await read('potential', count - exact.items.length);
  return [...exact.items, ...potential.items];
}

/** As a rule enough rows to find `shown` different players. */
const lookedThrough = shown * 6;

/**
 * The best match of each player comes before the second best of any: a player who matches many requests does not fill
 * the panel.
 */
function differentPlayersFirst(matches: readonly Match[]): Match[] {
  const firsts = matches.filter(
    (match, index) => matches.findIndex(({ player }) => player.id === match.player.id) === index,
  );
  const others = matches.filter((match) => !firsts.includes(match));
  return [...firsts, ...others].slice(0, shown);
}

/** The reader's best matches. */
export function useBestMatches(enabled: boolean) {
  return useQuery({
    queryKey: [...dashboardKeys.bestMatches, {}],
    queryFn: async ({ signal }) =>
      differentPlayersFirst(
        await exactFirst(lookedThrough, (kind, limit) =>
          call('Matching/GetMatches', { kind, limit }, { signal }),
        ),
      ),
    enabled,
  });
}

/** The best matches of one of the club's requests. */
export function useBestCandidates(requestId: number) {
  return useQuery({
    queryKey: [...dashboardKeys.bestCandidates, requestId],
    queryFn: ({ signal }) =>
      exactFirst(shown, (kind, limit) =>
        call('Request/GetRequestCandidates', { requestId, kind, limit }, { signal }),
      ),
  });
}

/** The number of players in the club's portfolio. */
export function usePortfolioSize() {
  return useQuery({
    queryKey: [...playersKeys.figures, 'size'],
    queryFn: async ({ signal }) => (await call('Team/GetTeamPlayerList', { limit: 1 }, { signal })).total,
  });
}

/** The number of invitations and unconfirmed listings that wait for the player's answer. */
export function useListingsToAnswer() {
  return useQuery({
    queryKey: [...portfoliosKeys.myListings, 'waiting'],
    queryFn: async ({ signal }) => {
      const { items, invitations } = await call('Portfolio/GetMyListings', {}, { signal });
      return invitations.length + items.filter(({ listing }) => listing === 'unconfirmed').length;
    },
  });
}

/** Season figures that wait for the confirmation of the reader's club. */
export function useFiguresToConfirm() {
  return useQuery({
    queryKey: dashboardKeys.figuresToConfirm,
    queryFn: ({ signal }) => call('Player/GetFiguresToConfirm', {}, { signal }),
  });
}

/** The newest active requests that the reader received. */
export function useReceivedRequests() {
  return useQuery({
    queryKey: [...dashboardKeys.requests, 'received'],
    queryFn: ({ signal }) =>
      call(
        'Request/GetRequests',
        { box: 'received', status: requestStatus.active, limit: shown },
        { signal },
      ),
  });
}

/** The coach's own players, the latest change first. */
export function useCoachPlayers(limit: number) {
  return useQuery({
    queryKey: [...playersKeys.picker, 'coach', limit],
    queryFn: async ({ signal }) =>
      (await call('CoachingStaff/GetCoachingStaffPlayerList', { limit }, { signal })).items,
  });
}

/** The beginning of the portfolio, the latest change first. */
export function usePortfolioStart(limit: number) {
  return useQuery({
    queryKey: [...playersKeys.picker, 'portfolio', limit],
    queryFn: ({ signal }) => call('Agent/GetAgentPlayerList', { limit }, { signal }),
  });
}
