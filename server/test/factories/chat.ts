import type { AddressInfo } from 'node:net';
import type { ChatMessage, RoomEvents, RoomJoined } from '@trattativa/contract/room/chat/chat';
import { sql } from 'kysely';
import { type Channel, type Push, Socket } from 'phoenix';
import { WebSocket } from 'ws';
import { addMembers, insertPair } from '../../src/room/chat/conversations/conversations.repository.ts';
import type { TestApp } from '../stage/build-test-app.ts';
import { makeAgent, type Person } from './people.ts';

/** Creates the conversation of two people, as if they had opened it. */
export async function makePair(app: TestApp, one: Person, other: Person): Promise<number> {
  const at = app.clock.now();
  return app.services.db.transaction().execute(async (tx) => {
    const id = (await insertPair(tx, [one.accountId, other.accountId], at)) as number;
    await addMembers(tx, id, [one.accountId, other.accountId], at);
    return id;
  });
}

/** Two people and the room of their conversation. */
export async function makeTalk(app: TestApp): Promise<{ ada: Person; bea: Person; room: number }> {
  const ada = await makeAgent(app, { name: 'Ada' });
  const bea = await makeAgent(app, { name: 'Bea' });
  return { ada, bea, room: await makePair(app, ada, bea) };
}

/** Starts the application with its sockets on a free port; returns the address of the socket. */
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

/** The response to a join or push; throws the error of a refused one. */
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

/** The payload of the next matching event of that name. */
export function nextPayload<Payload>(
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
 * The messages that a correct client shows of a conversation, by id, caught up at every (re)join from the
 * last one seen.
 */
export class Follower {
  readonly channel: Channel;
  readonly #socket: Socket;
  readonly joined: Promise<RoomJoined>;
  readonly shown: ChatMessage[];
  /** Messages delivered although a join had already acknowledged them. */
  repeated = 0;
  #waiting: (() => void)[] = [];

  /** `shown`: the messages it already shows. */
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

  /** Cuts the client's network. */
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

/** The sockets of a test file to one node, at the address returned by `listen`; `close` closes them all. */
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

  /** A person's own channel, joined. */
  async own(person: Person, socket = this.online(person)): Promise<Channel> {
    const channel = socket.channel(`users:${person.accountId}`);
    await ok(channel.join());
    return channel;
  }

  /** A conversation's channel of one person, joined. */
  async inRoom(person: Pick<Person, 'token'>, conversationId: number): Promise<Follower> {
    const follower = new Follower(this.online(person), conversationId);
    await follower.joined;
    return follower;
  }

  close(): void {
    for (const socket of this.#open.splice(0)) socket.disconnect();
  }
}

/** Inserts a message as if sent, with files by name; returns its id. */
export async function insertMessage(
  app: TestApp,
  conversationId: number,
  fromId: number,
  content: string,
  files: readonly string[] = [],
): Promise<number> {
  const carried = files.map((name, n) => ({
    id: `file-${crypto.randomUUID()}`,
    name,
    size: 1000 + n,
    mime: 'application/pdf',
    sha256: 'a'.repeat(64),
  }));
  const attachments = carried.length > 0 ? JSON.stringify(carried) : null;
  const inserted = await sql<{ id: number }>`
    with advanced as (
      update conversations set last_seq = last_seq + 1 where id = ${conversationId} returning last_seq)
    insert into messages (conversation_id, seq, from_id, kind, content, attachments, inserted_at)
    select ${conversationId}, last_seq, ${fromId}, ${attachments ? 'file' : 'text'}, ${content}, ${attachments}::jsonb,
           ${app.clock.now()} from advanced
    returning id`.execute(app.services.db);
  return inserted.rows[0]?.id as number;
}
