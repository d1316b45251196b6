import type { ChatAttachment } from '@trattativa/contract/room/chat/chat';
import { type Observable, observable } from '../../platform/observable.ts';
import { deviceStore } from '../../platform/storage/device-store.ts';
import type { LocalStore } from '../../platform/storage/local-store.ts';

/** What goes with a message's words, as `send_message` takes it. */
export interface MessageExtras {
  reply_to_id?: number;
  attachment_ids?: string[];
}

/** A message on its way: shown at once, kept on this device until the service has it. */
export interface Unsent {
  conversationId: number;
  /** The same for every try: a message that was stored without our knowing is not stored again. */
  clientId: string;
  content: string;
  more: MessageExtras;
  /** The files among `more`, to be shown while it is on its way. */
  files?: readonly ChatAttachment[];
  /** ISO 8601, by this device's clock; only the order among one's own counts. */
  at: string;
  /** Null: on its way. Else the refusal that another try cannot change by itself. */
  refused: string | null;
}

/** What the tabs of one browser tell each other. */
type Told = { kept: Unsent } | { gone: Pick<Unsent, 'conversationId' | 'clientId'> };

const nothing: readonly Unsent[] = [];

/**
 * What one user has not sent yet, over all conversations, oldest first. Kept in IndexedDB, over reloads; the tabs of one
 * browser show and send the same.
 */
export class Outbox {
  readonly userId: number;
  /** Another tab keeps something for this conversation. */
  onOthers: (conversationId: number) => void = () => {};
  readonly #store: LocalStore;
  readonly #tabs: BroadcastChannel;
  readonly #byConversation = new Map<number, Observable<readonly Unsent[]>>();
  /** What is being written to the device, one after the other. */
  #writing: Promise<unknown> = Promise.resolve();
  /** The device has no room for them: they go out while the page lives. */
  readonly #unkept = new Set<string>();

  constructor(userId: number, store: LocalStore = deviceStore) {
    this.userId = userId;
    this.#store = store;
    this.#tabs = new BroadcastChannel(`outbox ${userId}`);
    this.#tabs.onmessage = ({ data }: MessageEvent<Told>) => {
      if ('gone' in data) this.#remove(data.gone.conversationId, data.gone.clientId);
      else {
        this.#show(data.kept);
        this.onOthers(data.kept.conversationId);
      }
    };
  }

  /** Reads what was left by an earlier visit; answers the conversations that have something. */
  async restore(): Promise<number[]> {
    const entries = await this.#store.list<Unsent>(this.userId, 'outbox');
    for (const { value } of entries) if (!this.#find(value)) this.#show(value);
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

  /** Resolves when the device has everything that was changed here. */
  written(): Promise<unknown> {
    return this.#writing;
  }

  /** Forgets what another tab has sent meanwhile, whose word of it may still be on its way. */
  async reread(conversationId: number): Promise<void> {
    // What is written from here on is not in what the device answers, and waits all the same.
    const shown = this.of(conversationId).get();
    await this.#writing;
    const entries = await this.#store.list<Unsent>(this.userId, 'outbox');
    const kept = new Set(entries.map(({ value }) => value.clientId));
    for (const { clientId } of shown) {
      if (!kept.has(clientId) && !this.#unkept.has(clientId)) this.#remove(conversationId, clientId);
    }
  }

  add(unsent: Unsent): void {
    this.#show(unsent);
    this.#keep(unsent);
  }

  /** The service has it, or its author does not want it any more. */
  remove(conversationId: number, clientId: string): void {
    const removed = this.#remove(conversationId, clientId);
    if (!removed) return;
    this.#write(() => this.#store.remove(this.userId, 'outbox', keyOf(removed)));
    this.#notify({ gone: { conversationId, clientId } });
  }

  /** Refused for good, or (null) to be tried again. */
  mark(conversationId: number, clientId: string, refused: string | null): void {
    const known = this.#find({ conversationId, clientId });
    if (!known) return;
    const changed = { ...known, refused };
    this.#show(changed);
    this.#keep(changed);
  }

  close(): void {
    this.#tabs.close();
  }

  #find({ conversationId, clientId }: Pick<Unsent, 'conversationId' | 'clientId'>): Unsent | undefined {
    return this.of(conversationId)
      .get()
      .find((unsent) => unsent.clientId === clientId);
  }

  #show(unsent: Unsent): void {
    const watched = this.of(unsent.conversationId);
    const others = watched.get().filter(({ clientId }) => clientId !== unsent.clientId);
    watched.set([...others, unsent].sort((one, other) => one.at.localeCompare(other.at)));
  }

  #remove(conversationId: number, clientId: string): Unsent | undefined {
    const removed = this.#find({ conversationId, clientId });
    const watched = this.of(conversationId);
    if (removed) watched.set(watched.get().filter((unsent) => unsent !== removed));
    return removed;
  }

  #keep(unsent: Unsent): void {
    const write = () => this.#store.write(this.userId, 'outbox', keyOf(unsent), unsent);
    this.#write(() => write().catch(() => this.#unkept.add(unsent.clientId)));
    this.#notify({ kept: unsent });
  }

  #write(write: () => Promise<unknown>): void {
    this.#writing = this.#writing.then(write).catch(() => undefined);
  }

  #notify(told: Told): void {
    this.#tabs.postMessage(told);
  }
}

function keyOf({ conversationId, at, clientId }: Unsent): string {
  return `${conversationId}/${at}/${clientId}`;
}
