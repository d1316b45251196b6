import type { Payload } from './encode-frame.ts';

/** One joined (or joining) topic of one socket, as an application sees it. */
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

/** An error answer. `reason` is a fixed word that the client can act upon; further fields travel with it. */
export interface ErrorResponse {
  reason: string;
}

/** What a push is answered with. */
export type Reply = { ok: Payload } | { error: ErrorResponse };

/**
 * What a join is answered with. `after` runs right behind the reply and before any event held back while the join was
 * pending: the place for `presence_state` and the like. Acquire there, not in `join`, what `left` releases.
 */
export type JoinReply<Session> =
  | { ok: Payload; after?: (channel: Channel<Session>) => void }
  | { error: ErrorResponse };

/** `left`: the client asked; `displaced`: joined again on the same socket; `removed`: by the server; `disconnected`: its socket ended. */
export type LeaveReason = 'left' | 'displaced' | 'removed' | 'disconnected';

/** What the server does for one topic, or for all topics with one prefix. */
export interface ChannelDefinition<Session> {
  /** An exact topic (`lobby`) or a prefix followed by `*` (`room:*`). */
  topic: string;
  /**
   * Decides about a join. The channel is subscribed before this is called and events of its topic are held back
   * until the reply has been sent, so a snapshot read here is followed by every event that it may lack
   * (and perhaps by one that it already holds).
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
