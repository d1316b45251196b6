import { SocketChannel } from './channel.ts';
import type { JoinReply, LeaveReason, Reply } from './channel-definition.ts';
import type { Frame } from './decode-frame.ts';
import type { Hub } from './hub.ts';
import type { Socket } from './socket.ts';

/**
 * Handles the frames of one topic on one socket strictly in order, so that an abandoned join, its leave and the next join
 * have the intended result. Topics do not wait for each other.
 */
export class TopicQueue<Session> {
  readonly #hub: Hub<Session>;
  readonly #connection: Socket<Session>;
  readonly #topic: string;
  channel: SocketChannel<Session> | null = null;
  #waiting: Frame[] | null = null;
  #busy = false;

  constructor(hub: Hub<Session>, connection: Socket<Session>, topic: string) {
    this.#hub = hub;
    this.#connection = connection;
    this.#topic = topic;
  }

  accept(frame: Frame): void {
    if (!this.#busy) {
      void this.#work(frame);
      return;
    }
    this.#connection.queued += 1;
    this.#waiting ??= [];
    this.#waiting.push(frame);
  }

  /** Ends the channel from the server's side with `phx_close` (the client does not rejoin) or `phx_error` (it rejoins). */
  dismiss(event: 'phx_close' | 'phx_error'): void {
    const channel = this.channel;
    if (channel === null) return;
    const wasJoined = channel.phase === 'joined';
    this.#end(channel, 'removed');
    if (wasJoined) this.#notify(channel, event);
    else channel.refusal = event === 'phx_close' ? 'forbidden' : 'internal';
    this.#retire();
  }

  /** The socket has ended. */
  abandon(): void {
    this.#waiting = null;
    if (this.channel !== null) this.#end(this.channel, 'disconnected');
  }

  async #work(first: Frame): Promise<void> {
    this.#busy = true;
    let frame: Frame | undefined = first;
    while (frame !== undefined && !this.#connection.closed) {
      if (frame.event === 'phx_join') await this.#join(frame);
      else if (frame.event === 'phx_leave') this.#leave(frame);
      else await this.#push(frame);
      frame = this.#waiting?.shift();
      if (frame !== undefined) this.#connection.queued -= 1;
    }
    this.#busy = false;
    this.#waiting = null;
    this.#retire();
  }

  async #join(frame: Frame): Promise<void> {
    const connection = this.#connection;
    const hub = this.#hub;
    const joinRef = frame.joinRef ?? frame.ref;
    if (joinRef === null) return connection.shut(1003, 'join without a reference');

    const route = hub.router.find(this.#topic);
    if (route === undefined) return connection.reply(frame, null, 'error', { reason: 'unmatched topic' });
    if (this.channel !== null) {
      const displaced = this.channel;
      this.#end(displaced, 'displaced');
      this.#notify(displaced, 'phx_close');
    }
    if (connection.channelCount >= hub.limits.channelsPerSocket) {
      return connection.reply(frame, joinRef, 'error', { reason: 'too many channels joined' });
    }
    if (frame.payload === null) return connection.reply(frame, joinRef, 'error', { reason: 'invalid' });

    const channel = new SocketChannel(connection, route, this.#topic, joinRef);
    this.channel = channel;
    connection.channelCount += 1;
    hub.addChannel(channel);

    let result: JoinReply<Session>;
    try {
      if (!(await hub.isStillValid(connection.session))) return connection.shut(4001, 'signed out');
      result = await route.definition.join(channel, frame.payload);
    } catch (error) {
      hub.reportHandlerError(error, this.#topic, 'phx_join');
      result = { error: { reason: 'internal' } };
    }
    if (connection.closed) return;
    // The channel ended while the handler ran: its result must not be sent.
    if (channel.refusal !== null && 'ok' in result) result = { error: { reason: channel.refusal } };
    if ('error' in result) {
      this.#end(channel, 'removed');
      return connection.reply(frame, joinRef, 'error', result.error);
    }
    connection.reply(frame, joinRef, 'ok', result.ok);
    channel.phase = 'joined';
    try {
      result.after?.(channel);
    } catch (error) {
      hub.reportHandlerError(error, this.#topic, 'phx_join');
    }
    channel.release();
  }

  /** A leave of a topic not joined is answered with ok; a leave of an older join is ignored. */
  #leave(frame: Frame): void {
    const { channel } = this;
    if (channel !== null && isStale(frame, channel)) return;
    if (channel !== null) this.#end(channel, 'left');
    this.#connection.reply(frame, frame.joinRef, 'ok', {});
    if (channel !== null) this.#notify(channel, 'phx_close');
  }

  async #push(frame: Frame): Promise<void> {
    const connection = this.#connection;
    const { channel } = this;
    if (channel === null) return connection.reply(frame, null, 'error', { reason: 'unmatched topic' });
    if (isStale(frame, channel)) return;
    const handler = channel.route.events.get(frame.event);
    if (handler === undefined) {
      return connection.reply(frame, frame.joinRef, 'error', { reason: 'unknown_event' });
    }
    if (frame.payload === null) return connection.reply(frame, frame.joinRef, 'error', { reason: 'invalid' });

    let result: Reply;
    try {
      result = await handler(channel, frame.payload);
    } catch (error) {
      this.#hub.reportHandlerError(error, this.#topic, frame.event);
      result = { error: { reason: 'internal' } };
    }
    if ('ok' in result) connection.reply(frame, frame.joinRef, 'ok', result.ok);
    else connection.reply(frame, frame.joinRef, 'error', result.error);
  }

  #end(channel: SocketChannel<Session>, reason: LeaveReason): void {
    if (this.channel === channel) {
      this.channel = null;
      this.#connection.channelCount -= 1;
    }
    this.#hub.removeChannel(channel, reason);
  }

  #notify(channel: SocketChannel<Session>, event: 'phx_close' | 'phx_error'): void {
    this.#connection.sendMessage(channel.joinRef, channel.joinRef, this.#topic, event, {});
  }

  #retire(): void {
    if (!this.#busy && this.channel === null) this.#connection.deleteQueue(this.#topic);
  }
}

/** A frame without join_ref belongs to the current join. */
function isStale(frame: Frame, channel: { joinRef: string }): boolean {
  return frame.joinRef !== null && frame.joinRef !== channel.joinRef;
}
