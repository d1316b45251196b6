import type { Payload } from './encode-frame.ts';

/** A topic that a socket has joined or is joining, as the application sees it. */
export interface Channel<Session> {
  /** Unique in this process. */
  readonly id: string;
  readonly topic: string;
  /** The part of the topic that the definition's `*` stands for; empty for an exact topic. */
  readonly suffix: string;
  readonly session: Session;
  readonly ownerKey: string;
  /** Sends an event to this channel alone. Does nothing once the channel is closed. */
  push(event: string, payload: Payload): void;
}

/** An error reply. `reason` is a fixed code for the client; further fields are sent with it. */
export interface ErrorResponse {
  reason: string;
}

/** The reply to a push. */
export type Reply = { ok: Payload } | { error: ErrorResponse };

/**
 * The reply to a join. `after` runs directly after the reply and before the events held back while the join was pending;
 * push `presence_state` and the like there. Acquire resources that `left` releases in `after`, not in `join`.
 */
export type JoinReply<Session> =
  | { ok: Payload; after?: (channel: Channel<Session>) => void }
  | { error: ErrorResponse };

/** `left`: the client asked; `displaced`: joined again on the same socket; `removed`: by the server; `disconnected`: its socket ended. */
export type LeaveReason = 'left' | 'displaced' | 'removed' | 'disconnected';

/** Handlers of one topic, or of all topics with one prefix. */
export interface ChannelDefinition<Session> {
  /** An exact topic (`lobby`) or a prefix followed by `*` (`room:*`). */
  topic: string;
  /**
   * Accepts or refuses a join. The channel is subscribed before this call, and events of its topic are held back until
   * the reply has been sent. So every event missing from a snapshot read here follows it (and possibly one that it
   * already contains).
   */
  join(
    channel: Channel<Session>,
    params: Record<string, unknown>,
  ): Promise<JoinReply<Session>> | JoinReply<Session>;
  /** The events that a client may push. Pushes of one channel are handled one after the other. */
  handle: Record<string, PushHandler<Session>>;
  /** Called once for each channel whose join was answered with ok. */
  left?(channel: Channel<Session>, reason: LeaveReason): void;
}

export type PushHandler<Session> = (
  channel: Channel<Session>,
  payload: Record<string, unknown>,
) => Promise<Reply> | Reply;

/** A definition prepared for look-ups by untrusted names: Maps, never plain objects. */
export interface Route<Session> {
  definition: ChannelDefinition<Session>;
  events: ReadonlyMap<string, PushHandler<Session>>;
  /** Length of the fixed part of the topic. */
  prefixLength: number;
}

/** Finds the definition of a topic: an exact one first, else the longest prefix. */
export class ChannelRouter<Session> {
  readonly #exact = new Map<string, Route<Session>>();
  readonly #prefixes: [prefix: string, route: Route<Session>][] = [];

  constructor(definitions: readonly ChannelDefinition<Session>[]) {
    for (const definition of definitions) {
      const isPrefix = definition.topic.endsWith('*');
      const fixed = isPrefix ? definition.topic.slice(0, -1) : definition.topic;
      const events = new Map(Object.entries(definition.handle));
      const route = { definition, events, prefixLength: fixed.length };
      if (isPrefix) this.#prefixes.push([fixed, route]);
      else this.#exact.set(fixed, route);
    }
    this.#prefixes.sort(([a], [b]) => b.length - a.length);
  }

  find(topic: string): Route<Session> | undefined {
    return this.#exact.get(topic) ?? this.#prefixes.find(([prefix]) => topic.startsWith(prefix))?.[1];
  }
}
