import type { AddressInfo } from 'node:net';
import type { ChatMessage, RoomEvents, RoomJoined } from '@trattativa/contract/room/chat/chat';
import { type Channel, type Push, Socket } from 'phoenix';
import { WebSocket } from 'ws';
import { addMembers, insertPair } from '../../src/room/chat/conversations.repository.ts';
import type { TestApp } from '../build-test-app.ts';
import { makeAgent, type Person } from './people.ts';

/** The conversation of two people, as if they had opened it. */
export async function makePair(app: TestApp, one: Person, other: Person): Promise<number> {
  const at = app.clock.now();
  return app.services.db.transaction().execute(async (tx) => {
    const id = (await insertPair(tx, [one.accountId, other.accountId], at)) as number;
    await addMembers(tx, id, [one.accountId, other.accountId], at);
    return id;
  });
}

/** Two people, and the room of the conversation that they have. */
export async function makeTalk(app: TestApp): Promise<{ ada: Person; bea: Person; room: number }> {
  const ada = await makeAgent(app, { name: 'Ada' });
  const bea = await makeAgent(app, { name: 'Bea' });
  return { ada, bea, room: await makePair(app, ada, bea) };
}

/** Starts the application with its sockets on a free port; answers the address of the socket. */
export async function listen(app: TestApp): Promise<string> {
  await app.app.start();
  await app.app.http.listen({ port: 0, host: '127.0.0.1' });
  return `ws://127.0.0.1:${(app.app.http.server.address() as AddressInfo).port}/socket`;
}

/** The official client, which retries without delay so that no test waits. */
export function connect(url: string, token: string): Socket {
  const socket = new Socket(url, {
    params: () => ({ token }),
    transport: WebSocket as never,
    reconnectAfterMs: () => 1,
    rejoinAfterMs: () => 1,
  });
  socket.connect();
  return socket;
}

/** What a join or a push is answered with: the response of ok, thrown as an error otherwise. */
export function ok<Response>(push: Push): Promise<Response> {
  return new Promise((resolve, reject) => {
    push.receive('ok', resolve);
    push.receive('error', (response) => reject(new Error((response as { reason: string }).reason)));
    push.receive('timeout', () => reject(new Error('timeout')));
  });
}

/** Like `ok`, but gives the reason of a refusal. */
export async function refusal(push: Push): Promise<string> {
  return ok(push).then(
    () => 'none',
    (error: Error) => error.message,
  );
}

/** The payload of the next event of that name which fits. */
export function heard<Payload>(
  channel: Channel,
  event: string,
  fits: (payload: Payload) => boolean = () => true,
): Promise<Payload> {
  return new Promise((resolve) => {
    const ref = channel.on(event, (payload: Payload) => {
      if (!fits(payload)) return;
      channel.off(event, ref);
      resolve(payload);
    });
  });
}

/**
 * What a client that follows the rules shows of a conversation: messages by id, caught up at every (re)join from the last
 * one seen.
 */
export class Follower {
  readonly channel: Channel;
  readonly #socket: Socket;
  readonly joined: Promise<RoomJoined>;
  readonly shown: ChatMessage[];
  /** Messages that came although they had been acknowledged in a join. */
  repeated = 0;
  #waiting: (() => void)[] = [];

  /** `shown`: what it shows already, from before. */
  constructor(socket: Socket, conversationId: number, shown: readonly ChatMessage[] = []) {
    this.#socket = socket;
    this.shown = [...shown];
    const params = () => ({ last_message_id: this.shown.at(-1)?.id });
    this.channel = socket.channel(`conversation:${conversationId}`, params as never);
    this.channel.on('new_messages', ({ messages }: RoomEvents['new_messages']) => this.#take(messages));
    this.joined = new Promise((resolve) => {
      this.channel.join().receive('ok', (reply: RoomJoined) => {
        this.#take(reply.messages);
        resolve(reply);
      });
    });
  }

  send(content: string, clientId: string): Push {
    return this.channel.push('send_message', { content, client_id: clientId });
  }

  /** The network goes away under the client. */
  cut(): void {
    (this.#socket as unknown as { conn: WebSocket | null }).conn?.terminate();
  }

  /** Resolves when so many messages are shown. */
  async showing(count: number): Promise<void> {
    while (this.shown.length < count) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  #take(messages: readonly ChatMessage[]): void {
    for (const message of messages) {
      if (message.id <= (this.shown.at(-1)?.id ?? 0)) this.repeated += 1;
      else this.shown.push(message);
    }
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}

/** The sockets that a test file opens to one node, at the address that `listen` answers; `close` ends them all. */
export class OpenSockets {
  readonly #url: string;
  readonly #open: Socket[] = [];

  constructor(url: string) {
    this.#url = url;
  }

  online({ token }: Pick<Person, 'token'>): Socket {
    const socket = connect(this.#url, token);
    this.#open.push(socket);
    return socket;
  }

  /** One's own channel, joined. */
  async own(person: Person, socket = this.online(person)): Promise<Channel> {
    const channel = socket.channel(`users:${person.accountId}`);
    await ok(channel.join());
    return channel;
  }

  /** Somebody in a conversation, joined. */
  async inRoom(person: Pick<Person, 'token'>, conversationId: number): Promise<Follower> {
    const follower = new Follower(this.online(person), conversationId);
    await follower.joined;
    return follower;
  }

  close(): void {
    for (const socket of this.#open.splice(0)) socket.disconnect();
  }
}
