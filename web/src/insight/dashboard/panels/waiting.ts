import { candidatesPath } from '../../../market/requests.ts';
import { paths } from '../../../platform/paths.ts';
import { useMandatesToAnswer } from '../../../representation/mandates.ts';
import { usePendingMessages } from '../../../room/chat.ts';
import { useListingsToAnswer, useWaitingCandidates } from '../dashboard.queries.ts';

/** What waits for the reader and is only counted here. */
export type WaitingKind = 'candidates' | 'mandates' | 'listings' | 'unread' | 'queue';

export interface WaitingTile {
  key: string;
  kind: WaitingKind;
  /** Undefined while unknown: it is left out. */
  count: number | undefined;
  to: string;
  /** The name of a queue of the desk; the others have a sentence. */
  name?: string;
}

/** The messages that nobody on the reader's side has read. */
export function useUnread(): WaitingTile {
  return { key: 'unread', kind: 'unread', count: usePendingMessages(), to: paths.negotiationRoom };
}

/** The mandates that the reader has to confirm or refuse. */
export function useMandates(): WaitingTile {
  return { key: 'mandates', kind: 'mandates', count: useMandatesToAnswer(true).data, to: paths.mandates };
}

/** The unconfirmed listings of the player. */
export function useListings(): WaitingTile {
  return { key: 'listings', kind: 'listings', count: useListingsToAnswer().data, to: paths.listings };
}

/** The candidates without the club's decision; leads to the request of the candidate who has waited longest. */
export function useCandidates(): WaitingTile {
  const waiting = useWaitingCandidates().data;
  const requestId = waiting?.requestId ?? null;
  return {
    key: 'candidates',
    kind: 'candidates',
    count: waiting?.count,
    to: requestId === null ? paths.requestsCandidates : candidatesPath(requestId),
  };
}
