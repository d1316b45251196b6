import { observable, useObservable } from '../observable.ts';

/**
 * connecting: for the first time · open · lost: reconnecting · unavailable: not open for a while, so that screens are
 * refetched at intervals · closed: nobody is logged in.
 */
export type ConnectionState = 'closed' | 'connecting' | 'open' | 'lost' | 'unavailable';

/** The state of the live connection; for the notices about it. */
export const connection = observable<ConnectionState>('closed');

export const useConnection = (): ConnectionState => useObservable(connection);

/** Whether what is sent over the connection has to wait. */
export function useIsConnectionDown(): boolean {
  const state = useConnection();
  return state === 'lost' || state === 'unavailable';
}
