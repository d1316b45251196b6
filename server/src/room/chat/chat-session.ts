import type { CallerKind } from '@trattativa/contract/access';

/** Who is behind a socket, for as long as it lives. */
export interface ChatSession {
  accountId: number;
  sessionId: string;
  kind: Exclude<CallerKind, 'guest'>;
  username: string;
}
