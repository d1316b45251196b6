import type { CallerKind } from '@trattativa/contract/access';

/** The identity behind a socket, for its lifetime. */
export interface ChatSession {
  accountId: number;
  sessionId: string;
  kind: Exclude<CallerKind, 'guest'>;
  username: string;
}
