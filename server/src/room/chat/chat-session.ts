/** The identity behind a socket, for its lifetime. No rights: those may change while it is open. */
export interface ChatSession {
  accountId: number;
  sessionId: string;
  username: string;
}
