import type { ChatAttachment } from '@trattativa/contract/room/chat/chat';
import { type Observable, observable } from '../../../platform/observable.ts';
import { deviceStore } from '../../../platform/storage/device-store.ts';
import type { LocalStore } from '../../../platform/storage/local-store.ts';

/** Additional fields of a message, as `send_message` takes them. */
export interface MessageExtras {
  reply_to_id?: number;
  attachment_ids?: string[];
}

/** An unsent message: shown at once, stored on this device until the service has it. */
export interface Unsent {
  conversationId: number;
  /** Id of the message, which every attempt sends: the service does not store a message twice. */
  clientId: string;
  content: string;
  more: MessageExtras;
  /** The files of `more`, to show them until the message is stored. */
  files?: readonly ChatAttachment[];
  /** ISO 8601, by this device's clock; only orders the user's own messages. */
  at: string;
  /** Null while it can be sent; otherwise the reason of a permanent refusal. */
  refused: string | null;
}

/** What the tabs of one browser send each other. */
type TabMessage = { saved: Unsent } | { removed: Pick<Unsent, 'conversationId' | 'clientId'> };

const nothing: readonly Unsent[] = [];

/**
 * The unsent messages of one user in all conversations, oldest first. Stored in IndexedDB, so that they survive
 * reloads; the tabs of one browser show and send the same messages.
 */
export class Outbox {
  readonly userId: number;
  /** Called if another tab saves a message of this conversation. */
  onOtherTab: (conversationId: number) => void = () => {};
  readonly #store: LocalStore;
  readonly #tabs: BroadcastChannel;
  readonly #byConversation = new Map<number, Observable<readonly Unsent[]>>();
  /** The pending writes to the device, in order. */
  #writing: Promise<unknown> = Promise.resolve();
  /** The device has no space for these: they are lost on reload. */
  readonly #memoryOnly = new Set<string>();

  constructor(userId: number, store: LocalStore = deviceStore) {
    this.userId = userId;
    this.#store = store;
    this.#tabs = new BroadcastChannel(`outbox ${userId}`);
    this.#tabs.onmessage = ({ data }: MessageEvent<TabMessage>) => {
      if ('removed' in data) this.#remove(data.removed.conversationId, data.removed.clientId);
      else {
        this.#show(data.saved);
        this.onOtherTab(data.saved.conversationId);
      }
    };
  }

  /** Reads the messages of an earlier visit; returns the conversations that have some. */
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

  /** Resolves when the device has stored all changes made here. */
  written(): Promise<unknown> {
    return this.#writing;
  }

  /** Removes messages that another tab has sent, even if its notification has not arrived yet. */
  async reread(conversationId: number): Promise<void> {
    // Messages written from here on are not in the device's response, and stay.
    const shown = this.of(conversationId).get();
    await this.#writing;
    const entries = await this.#store.list<Unsent>(this.userId, 'outbox');
    const stored = new Set(entries.map(({ value }) => value.clientId));
    for (const { clientId } of shown) {
      if (!stored.has(clientId) && !this.#memoryOnly.has(clientId)) this.#remove(conversationId, clientId);
    }
  }

  add(unsent: Unsent): void {
    this.#show(unsent);
    this.#save(unsent);
  }

  /** The service has it, or its author discarded it. */
  remove(conversationId: number, clientId: string): void {
    const removed = this.#remove(conversationId, clientId);
    if (!removed) return;
    this.#write(() => this.#store.remove(this.userId, 'outbox', keyOf(removed)));
    this.#notify({ removed: { conversationId, clientId } });
  }

  /** Marks a message as refused permanently, or (null) as to be sent again. */
  mark(conversationId: number, clientId: string, refused: string | null): void {
    const known = this.#find({ conversationId, clientId });
    if (!known) return;
    const changed = { ...known, refused };
    this.#show(changed);
    this.#save(changed);
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

  #save(unsent: Unsent): void {
    const write = () => this.#store.write(this.userId, 'outbox', keyOf(unsent), unsent);
    this.#write(() => write().catch(() => this.#memoryOnly.add(unsent.clientId)));
    this.#notify({ saved: unsent });
  }

  #write(write: () => Promise<unknown>): void {
    this.#writing = this.#writing.then(write).catch(() => undefined);
  }

  #notify(message: TabMessage): void {
    this.#tabs.postMessage(message);
  }
}

function keyOf({ conversationId, at, clientId }: Unsent): string {
  return `${conversationId}/${at}/${clientId}`;
}
