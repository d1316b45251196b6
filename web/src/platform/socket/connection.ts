import { observable, useObservable } from '../observable.ts';

/** connecting: for the first time · open · lost: reconnecting · closed: nobody is logged in. */
export type ConnectionState = 'closed' | 'connecting' | 'open' | 'lost';

/** The state of the live connection; for the "reconnecting" notice. */
export const connection = observable<ConnectionState>('closed');

export const useConnection = (): ConnectionState => useObservable(connection);
