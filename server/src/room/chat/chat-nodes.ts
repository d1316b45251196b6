import type { ChatMessage, RoomEvents } from '@trattativa/contract/room/chat/chat';
import type { PresenceMessage } from '@trattativa/phoenix-server';
import type { OpenBusLine } from '../../platform/bus/bus-line.ts';
import { NodeBus } from '../../platform/bus/node-bus.ts';
import type { Clock } from '../../platform/clock.ts';
import type { ReadMark } from './conversations/conversations.repository.ts';

/** The recipients of a conversation, on all nodes. */
export interface SharedAudience {
  exceptAccount?: number;
  /** The `seq` of the message concerned; members who may not see it are left out. */
  aboutSeq?: number;
}

/** The recipients of a conversation on this node. */
export interface Audience extends SharedAudience {
  /** Further restricts the recipients. */
  isFor?: (accountId: number) => boolean;
}

/** A read mark as it travels between nodes. */
export type SharedReadMark = Omit<ReadMark, 'read_at'> & { read_at: string };

/**
 * Messages between chat nodes. Outbox events (membership, notes) are not among them: every node receives
 * those itself.
 */
export type NodeNews =
  | { kind: 'presence'; message: PresenceMessage }
  /** A stored message; `members` are its conversation's members, null when the node did not know them. */
  | { kind: 'message'; message: ChatMessage; members: number[] | null }
  | { kind: 'read'; conversationId: number; accountId: number; mark: SharedReadMark }
  /** Somebody changed a message, which counts towards their rate limit like a message. */
  | { kind: 'changed'; accountId: number }
  /** Transient news for a conversation's members, stored nowhere. */
  | {
      kind: 'room';
      conversationId: number;
      event: keyof RoomEvents;
      payload: RoomEvents[keyof RoomEvents];
      audience: SharedAudience;
    }
  /** News of this node since then (milliseconds since 1970) may have been lost. */
  | { kind: 'unheard'; since: number };

interface ChatNodesParts {
  openLine: OpenBusLine;
  clock: Clock;
  /** Whether other live nodes are known. */
  hasOthers(): boolean;
  onMessage(news: NodeNews): void;
  /** This node listens, for the first time or again. */
  onUp(): void;
  onDown(): void;
}

/**
 * The other nodes of the chat. A node alone sends only its heartbeat. When it finds another node, or its line
 * comes back, it reports since when its news may be lost, and the others read the database.
 */
export class ChatNodes {
  readonly #parts: ChatNodesParts;
  readonly #bus: NodeBus<NodeNews>;
  #isUp = false;
  #unheardSince: number | null = null;

  constructor(parts: ChatNodesParts) {
    this.#parts = parts;
    this.#bus = new NodeBus({
      openLine: parts.openLine,
      onMessage: parts.onMessage,
      onUp: () => {
        this.#isUp = true;
        parts.onUp();
        this.announceUnheard();
      },
      onDown: () => {
        this.#isUp = false;
        this.#unheardSince ??= this.#now();
        parts.onDown();
      },
    });
  }

  /** Whether messages sent now reach the other nodes. */
  get isUp(): boolean {
    return this.#isUp;
  }

  start(): Promise<void> {
    return this.#bus.start();
  }

  send(news: NodeNews): void {
    if (news.kind === 'presence' || (this.#isUp && this.#parts.hasOthers())) this.#bus.send(news);
    else this.#unheardSince ??= this.#now();
  }

  /** Call when another node was found. */
  announceUnheard(): void {
    const since = this.#unheardSince;
    if (since === null || !this.#isUp || !this.#parts.hasOthers()) return;
    this.#unheardSince = null;
    this.#bus.send({ kind: 'unheard', since });
  }

  close(): Promise<void> {
    return this.#bus.close();
  }

  #now(): number {
    return this.#parts.clock.now().getTime();
  }
}
