import { matchingKinds } from '@trattativa/domain/market/matching-kinds';
import { useTranslation } from 'react-i18next';
import { useOfferTurnCount } from '../../deals/offers.ts';
import { useMatchCounts } from '../../market/matching.ts';
import { candidatesPath } from '../../market/requests.ts';
import { ownProfilePath, useOwnProfileId, usePlayer } from '../../people/players.ts';
import { paths } from '../../platform/paths.ts';
import { useMandatesToAnswer } from '../../representation/mandates.ts';
import { usePendingMessages } from '../../room/chat.ts';
import {
  useListingsToAnswer,
  useOngoingCount,
  useProposalCount,
  useTurnCount,
  useWaitingCandidates,
} from './dashboard.queries.ts';

/** One number of the first screen and the way to what it counts. */
export interface Tile {
  key: string;
  /** Undefined while it is not known: the tile is not shown. */
  count: number | undefined;
  words: string;
  to: string;
  /** The service counts no further than this; lists are counted up to `countedExactly`. */
  countedTo?: number;
}

/** Where the matches of each kind are listed. */
const matchPaths = {
  exact: paths.exactMatch,
  potential: paths.potentialMatch,
  partial: paths.partialMatch,
} as const;

/** Matches are counted exactly up to this. */
const matchesCountedTo = 1000;

/** The negotiations in which it is the reader's turn; to staff, those that wait on either side. */
export function useTurnTile(words: 'yourTurn' | 'waitingDeals' = 'yourTurn'): Tile {
  const { t } = useTranslation('dashboard');
  return {
    key: 'turns',
    count: useTurnCount(true).data,
    words: t(words),
    to: `${paths.negotiations}?turn=1`,
  };
}

/** The offers that the reader has to answer, or whose new terms the reader has to look at. */
export function useOfferTile(): Tile {
  const { t } = useTranslation('dashboard');
  return {
    key: 'offers',
    count: useOfferTurnCount().data,
    words: t('offers'),
    to: `${paths.offers}?turn=1`,
  };
}

/** The messages that nobody on the reader's side has read. */
export function useUnreadTile(): Tile {
  const { t } = useTranslation('dashboard');
  return { key: 'unread', count: usePendingMessages(), words: t('unread'), to: paths.negotiationRoom };
}

/** The mandates that the reader has to confirm or refuse. */
export function useMandateTile(): Tile {
  const { t } = useTranslation('dashboard');
  return {
    key: 'mandates',
    count: useMandatesToAnswer(true).data,
    words: t('mandates'),
    to: paths.mandates,
  };
}

/** Who lists the player without having been confirmed. */
export function useListingTile(): Tile {
  const { t } = useTranslation('dashboard');
  return {
    key: 'listings',
    count: useListingsToAnswer().data,
    words: t('listings'),
    to: paths.listings,
  };
}

/** What a player's own profile lacks. */
export function useMissingTile(): Tile {
  const { t } = useTranslation('dashboard');
  const id = useOwnProfileId().data;
  return {
    key: 'missing',
    count: usePlayer(id ?? null).data?.missingFields.length,
    words: t('missing'),
    to: ownProfilePath(),
  };
}

/** The candidates on whom the club has not decided; the way leads to the request of whoever waits longest. */
export function useCandidateTile(): Tile {
  const { t } = useTranslation('dashboard');
  const waiting = useWaitingCandidates().data;
  const requestId = waiting?.requestId ?? null;
  return {
    key: 'candidates',
    count: waiting?.count,
    words: t('waitingCandidates'),
    to: requestId === null ? paths.requestsCandidates : candidatesPath(requestId),
  };
}

/** The negotiations under way. */
export function useOngoingTile(): Tile {
  const { t } = useTranslation('dashboard');
  return { key: 'ongoing', count: useOngoingCount(true).data, words: t('ongoing'), to: paths.negotiations };
}

/** The negotiations that were ever begun for the player. */
export function useProposalTile(): Tile {
  const { t } = useTranslation('dashboard');
  return { key: 'proposals', count: useProposalCount().data, words: t('proposals'), to: paths.negotiations };
}

/** The matches of each kind. */
export function useMatchTiles(): Tile[] {
  const { t } = useTranslation('catalogue');
  const counts = useMatchCounts({}).data;
  return matchingKinds.map((match) => ({
    key: match,
    count: counts?.[match],
    words: t(`matchingKind.${match}`),
    to: matchPaths[match],
    countedTo: matchesCountedTo,
  }));
}
