import { matchingKinds } from '@trattativa/domain/market/matching-kinds';
import { useTranslation } from 'react-i18next';
import { useOfferTurnCount } from '../../deals/offers.ts';
import { useMatchCounts } from '../../market/matching.ts';
import { candidatesPath } from '../../market/requests.ts';
import { paths } from '../../platform/paths.ts';
import { useMandatesToAnswer } from '../../representation/mandates.ts';
import { usePendingMessages } from '../../room/chat.ts';
import {
  useListingsToAnswer,
  useOngoingCount,
  useTurnCount,
  useWaitingCandidates,
} from './dashboard.queries.ts';

/** A number on the first screen, with a link to what it counts. */
export interface Tile {
  key: string;
  /** Undefined while unknown: the tile is hidden. */
  count: number | undefined;
  words: string;
  to: string;
  /** The maximum that the service counts to; lists are counted up to `countedExactly`. */
  countedTo?: number;
}

/** The lists of matches by kind. */
const matchPaths = {
  exact: paths.exactMatch,
  potential: paths.potentialMatch,
  partial: paths.partialMatch,
} as const;

/** Matches are counted exactly up to this number. */
const matchesCountedTo = 1000;

/** The negotiations in which it is the reader's turn; for staff, those that wait for either side. */
export function useTurnTile(words: 'yourTurn' | 'waitingDeals' = 'yourTurn'): Tile {
  const { t } = useTranslation('dashboard');
  return {
    key: 'turns',
    count: useTurnCount(true).data,
    words: t(words),
    to: `${paths.negotiations}?turn=1`,
  };
}

/** The offers that the reader has to answer, or whose new terms they have to view. */
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

/** The unconfirmed listings of the player. */
export function useListingTile(): Tile {
  const { t } = useTranslation('dashboard');
  return {
    key: 'listings',
    count: useListingsToAnswer().data,
    words: t('listings'),
    to: paths.listings,
  };
}

/** The candidates without the club's decision; links to the request of the candidate who has waited longest. */
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

/** The open negotiations. */
export function useOngoingTile(): Tile {
  const { t } = useTranslation('dashboard');
  return { key: 'ongoing', count: useOngoingCount(true).data, words: t('ongoing'), to: paths.negotiations };
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
