import { randomUUID } from 'node:crypto';
import WebSocket from 'ws';
import type { ChatMember } from './chat-filler.ts';

export interface ChatResult {
  sent: number;
  acknowledged: number;
  /** Deliveries that did not arrive, arrived twice, or overtook an earlier one of their room. */
  lost: number;
  doubled: number;
  outOfOrder: number;
  /** Milliseconds from sending to the acknowledgement, which the server sends only after storing. */
  p50: number;
  p95: number;
  p99: number;
  /** Milliseconds from sending until the last member of the room has the message, on whichever node. */
  seenP95: number;
}

interface Member {
  socket: WebSocket;
  accountId: string;
  topic: string;
  ref: number;
  /** Message ids seen, to count duplicates. */
  seen: Set<string>;
  lastSeq: number;
}

type Frame = [joinRef: string | null, ref: string | null, topic: string, event: string, payload: Payload];
type Payload = { status?: string; messages?: { id: number | string; seq: number; client_id: string }[] };

const openedAtOnce = 100;
const patienceMs = 10_000;

/** Simulated members of rooms, on one node or spread over several. */
export class ChatCrowd {
  readonly #members: Member[] = [];
  readonly #roomSize = new Map<string, number>();
  #onFrame: (member: Member, frame: Frame) => void = () => {};
  #closed = 0;

  /** Neighbours in a room sit on different nodes. Each joins, as the browser does, everybody's channel, its own and its room's. */
  static async open(urls: readonly string[], places: readonly ChatMember[]): Promise<ChatCrowd> {
    const crowd = new ChatCrowd();
    for (let from = 0; from < places.length; from += openedAtOnce) {
      const opened = places
        .slice(from, from + openedAtOnce)
        .map((place, index) => crowd.#open(urls[(from + index) % urls.length] as string, place));
      crowd.#members.push(...(await Promise.all(opened)));
    }
    for (const { topic } of crowd.#members) {
      crowd.#roomSize.set(topic, (crowd.#roomSize.get(topic) ?? 0) + 1);
    }
    return crowd;
  }

  #open(url: string, { token, room, accountId }: ChatMember): Promise<Member> {
    return new Promise((resolve, reject) => {
      const socket = new WebSocket(`${url}/socket/websocket?token=${token}&vsn=2.0.0`);
      const topic = `conversation:${room}`;
      const member: Member = { socket, accountId, topic, ref: 3, seen: new Set(), lastSeq: 0 };
      const joins = ['users:join', `users:${accountId}`, topic];
      let joined = 0;
      socket.on('error', reject);
      socket.on('close', () => {
        this.#closed += 1;
      });
      socket.on('open', () => {
        joins.forEach((name, index) => {
          socket.send(JSON.stringify([String(index + 1), String(index + 1), name, 'phx_join', {}]));
        });
      });
      socket.on('message', (data) => {
        const frame = JSON.parse(String(data)) as Frame;
        if (joined === joins.length || frame[3] !== 'phx_reply') return this.#onFrame(member, frame);
        if (frame[4].status !== 'ok')
          reject(new Error(`${frame[2]} was refused: ${JSON.stringify(frame[4])}`));
        joined += 1;
        if (joined === joins.length) resolve(member);
      });
    });
  }

  /**
   * Sends at a steady rate from members in turn and follows every message to its acknowledgement and to every member. Throws
   * when a socket was closed before.
   */
  async talk(messagesPerSecond: number, seconds: number): Promise<ChatResult> {
    await this.#beat();
    const sentAt = new Map<string, number>();
    const answers: number[] = [];
    const talks = new Map<string, { began: number; awaited: number }>();
    const lastSeen: number[] = [];
    let doubled = 0;
    let outOfOrder = 0;

    const show = (member: Member, payload: Payload) => {
      for (const { id, seq, client_id: clientId } of payload.messages ?? []) {
        if (member.seen.has(String(id))) doubled += 1;
        else if (seq <= member.lastSeq) outOfOrder += 1;
        member.seen.add(String(id));
        member.lastSeq = seq;
        const talk = talks.get(clientId);
        if (!talk) continue;
        talk.awaited -= 1;
        if (talk.awaited === 0) lastSeen.push(performance.now() - talk.began);
      }
    };
    this.#onFrame = (member, [, ref, , event, payload]) => {
      if (event === 'new_messages') show(member, payload);
      if (event !== 'phx_reply') return;
      const began = sentAt.get(`${member.accountId} ${ref}`);
      if (began !== undefined && payload.status === 'ok') answers.push(performance.now() - began);
    };

    const started = performance.now();
    let sent = 0;
    while (performance.now() - started < seconds * 1000) {
      const due = Math.floor(((performance.now() - started) / 1000) * messagesPerSecond);
      for (; sent < due; sent += 1) {
        // A large odd stride spreads neighbouring messages over rooms.
        const member = this.#members[(sent * 7919) % this.#members.length] as Member;
        const clientId = randomUUID();
        member.ref += 1;
        const began = performance.now();
        sentAt.set(`${member.accountId} ${member.ref}`, began);
        talks.set(clientId, { began, awaited: this.#roomSize.get(member.topic) ?? 0 });
        const payload = { content: `Message ${sent}`, client_id: clientId };
        member.socket.send(JSON.stringify(['3', String(member.ref), member.topic, 'send_message', payload]));
      }
      await wait(2);
    }
    // Messages still in transit get time to arrive before they count as lost.
    const patience = performance.now() + patienceMs;
    const isDone = () => answers.length === sent && lastSeen.length === sent;
    while (!isDone() && performance.now() < patience) await wait(20);
    let lost = 0;
    for (const { awaited } of talks.values()) lost += Math.max(0, awaited);
    const at = share(answers);
    return {
      sent,
      acknowledged: answers.length,
      lost,
      doubled,
      outOfOrder,
      p50: at(0.5),
      p95: at(0.95),
      p99: at(0.99),
      seenP95: share(lastSeen)(0.95),
    };
  }

  /** Sends the browser's heartbeat of every half minute: a socket silent for a minute is closed. */
  async #beat(): Promise<void> {
    if (this.#closed > 0) throw new Error(`${this.#closed} of ${this.#members.length} sockets were closed`);
    for (const { socket } of this.#members)
      socket.send(JSON.stringify([null, 'beat', 'phoenix', 'heartbeat', {}]));
    await wait(1_000);
  }

  async leave(): Promise<void> {
    for (const { socket } of this.#members) socket.terminate();
    await wait(1_000);
  }
}

function share(values: number[]): (part: number) => number {
  const sorted = values.toSorted((a, b) => a - b);
  return (part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

function wait(ms: number): Promise<void> {
  return new Promise((later) => setTimeout(later, ms));
}
