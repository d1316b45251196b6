import type { ChatMessage, RoomEvents } from '@trattativa/contract/room/chat/chat';
import type { PresenceMessage } from '@trattativa/phoenix-server';
import type { OpenBusLine } from '../../platform/bus/bus-line.ts';
import { NodeBus } from '../../platform/bus/node-bus.ts';
import type { Clock } from '../../platform/clock.ts';
import type { SharedAudience } from './audience.ts';
import type { ReadMark } from './conversations.repository.ts';

/** A read mark as it travels between nodes. */
export type SharedReadMark = Omit<ReadMark, 'read_at'> & { read_at: string };

/** What the nodes of the chat tell each other. What goes through the outbox (people who come and go, the platform's own words) is not among it: every node hears that by itself. */
export type NodeNews =
  | { kind: 'presence'; message: PresenceMessage }
  /** A stored message; `members` are the people of its conversation, null when the node did not know them. */
  | { kind: 'message'; message: ChatMessage; members: number[] | null }
  | { kind: 'read'; conversationId: number; accountId: number; mark: SharedReadMark }
  /** Somebody changed a message: an act of writing that counts for their limit, like a message. */
  | { kind: 'changed'; accountId: number }
  /** Something for the people of a conversation that is stored nowhere. */
  | {
      kind: 'room';
      conversationId: number;
      event: keyof RoomEvents;
      payload: RoomEvents[keyof RoomEvents];
      audience: SharedAudience;
    }
  /** What this node did since then (milliseconds since 1970) may not have been heard. */
  | { kind: 'unheard'; since: number };

export interface ChatNodesParts {
  openLine: OpenBusLine;
  clock: Clock;
  /** Whether other nodes are known to live. */
  hasOthers(): boolean;
  onMessage(news: NodeNews): void;
  /** This node listens, for the first time or again. */
  onUp(): void;
  onDown(): void;
}

/**
 * The other nodes of the chat. Alone, a node says nothing but that it lives; when it finds another one, or its line comes
 * back, it says since when it was not heard, and the others look into the database.
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
        this.sayUnheard();
      },
      onDown: () => {
        this.#isUp = false;
        this.#unheardSince ??= this.#now();
        parts.onDown();
      },
    });
  }

  /** Whether what is said now reaches the other nodes. */
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

  /** To be called when another node was found. */
  sayUnheard(): void {
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
