import { deviceStore } from '../platform/storage/device-store.ts';
import type { LocalStore } from '../platform/storage/local-store.ts';
import { type Observable, observable } from './observable.ts';

/** A message on its way: shown at once, kept on this device until the service has it. */
export interface Unsent {
  conversationId: number;
  /** The same for every try: a message that was stored without our knowing is not stored again. */
  clientId: string;
  content: string;
  /** ISO 8601, by this device's clock; only the order among one's own counts. */
  at: string;
  /** Null: on its way. Else the refusal that another try cannot change by itself. */
  refused: string | null;
}

const nothing: readonly Unsent[] = [];

/** What one user has not sent yet, over all conversations, oldest first. Kept in IndexedDB, over reloads. */
export class Outbox {
  readonly #userId: number;
  readonly #store: LocalStore;
  readonly #byConversation = new Map<number, Observable<readonly Unsent[]>>();

  constructor(userId: number, store: LocalStore = deviceStore) {
    this.#userId = userId;
    this.#store = store;
  }

  /** Reads what was left by an earlier visit; answers the conversations that have something. */
  async restore(): Promise<number[]> {
    const entries = await this.#store.list<Unsent>(this.#userId, 'outbox');
    for (const { value } of entries) {
      const watched = this.of(value.conversationId);
      if (!watched.get().some(({ clientId }) => clientId === value.clientId)) {
        watched.set([...watched.get(), value].sort((one, other) => one.at.localeCompare(other.at)));
      }
    }
    return [...this.#byConversation].filter(([, watched]) => watched.get().length > 0).map(([id]) => id);
  }

  of(conversationId: number): Observable<readonly Unsent[]> {
    let watched = this.#byConversation.get(conversationId);
    if (!watched) {
      watched = observable(nothing);
      this.#byConversation.set(conversationId, watched);
    }
    return watched;
  }

  add(unsent: Unsent): void {
    const watched = this.of(unsent.conversationId);
    watched.set([...watched.get(), unsent]);
    this.#keep(unsent);
  }

  /** The service has it, or its author does not want it any more. */
  remove(conversationId: number, clientId: string): void {
    const watched = this.of(conversationId);
    const removed = watched.get().find((unsent) => unsent.clientId === clientId);
    if (!removed) return;
    watched.set(watched.get().filter((unsent) => unsent !== removed));
    void this.#store.remove(this.#userId, 'outbox', keyOf(removed)).catch(() => undefined);
  }

  /** Refused for good, or (null) to be tried again. */
  mark(conversationId: number, clientId: string, refused: string | null): void {
    const watched = this.of(conversationId);
    const changed = watched
      .get()
      .map((unsent) => (unsent.clientId === clientId ? { ...unsent, refused } : unsent));
    watched.set(changed);
    for (const unsent of changed) if (unsent.clientId === clientId) this.#keep(unsent);
  }

  #keep(unsent: Unsent): void {
    // A device without room for it: the message still goes out while the page lives.
    void this.#store.write(this.#userId, 'outbox', keyOf(unsent), unsent).catch(() => undefined);
  }
}

function keyOf({ conversationId, at, clientId }: Unsent): string {
  return `${conversationId}/${at}/${clientId}`;
}
