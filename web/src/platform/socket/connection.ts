/** connecting: for the first time · open · lost: trying to connect again · closed: nobody is logged in. */
export type ConnectionState = 'closed' | 'connecting' | 'open' | 'lost';

let state: ConnectionState = 'closed';
const listeners = new Set<() => void>();

/** How the live connection is; for the sign that says "reconnecting". */
export const connection = {
  get: (): ConnectionState => state,
  set(next: ConnectionState): void {
    if (next === state) return;
    state = next;
    for (const listener of [...listeners]) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
