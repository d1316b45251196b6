import { randomUUID } from 'node:crypto';
import WebSocket from 'ws';

interface Delivered {
  id: number | string;
  seq: number;
  client_id: string | null;
}

type Frame = [joinRef: string | null, ref: string | null, topic: string, event: string, payload: Payload];
type Payload = {
  status?: string;
  response?: { messages?: Delivered[] };
  messages?: Delivered[];
};

const comeBackMs = 200;
const answerPatienceMs = 3_000;

/**
 * Simulates the browser of one member in one room: reconnects after every loss with the last message it knows, and resends
 * unacknowledged messages in order, one after the other, with the same client id.
 */
export class ReconnectingClient {
  readonly room: string;
  /** Client ids that the service acknowledged as stored. */
  readonly acknowledged: string[] = [];
  /** How often each message was shown here, by client id. Twice means that it was stored twice. */
  readonly shown = new Map<string, number>();
  outOfOrder = 0;
  /** Messages received both with a join and as an event, dropped by their id as in the browser. */
  repeats = 0;
  comebacks = -1;
  readonly #urls: readonly string[];
  #token: string;
  #socket: WebSocket | null = null;
  #outbox: { clientId: string; content: string }[] = [];
  #isIn = false;
  #ref = 1;
  #lastId: number | string | null = null;
  #lastSeq = 0;
  #seen = new Set<string>();
  #leaves = false;
  #patience: NodeJS.Timeout | undefined;

  /** Takes the addresses in turn, one after each loss. */
  constructor(urls: readonly string[], member: { token: string; room: string }) {
    this.#urls = urls;
    this.#token = member.token;
    this.room = member.room;
    this.#connect();
  }

  get isIdle(): boolean {
    return this.#isIn && this.#outbox.length === 0;
  }

  get doubled(): number {
    return [...this.shown.values()].filter((times) => times > 1).length;
  }

  say(content: string): string {
    const clientId = randomUUID();
    this.#outbox.push({ clientId, content });
    if (this.#outbox.length === 1) this.#sendFirst();
    return clientId;
  }

  /** Cuts the connection without a close frame. */
  cut(): void {
    this.#socket?.terminate();
  }

  leave(): void {
    this.#leaves = true;
    clearTimeout(this.#patience);
    this.cut();
  }

  #connect(): void {
    this.comebacks += 1;
    const url = this.#urls[this.comebacks % this.#urls.length];
    const socket = new WebSocket(`${url}/socket/websocket?token=${this.#token}&vsn=2.0.0`);
    this.#socket = socket;
    socket.on('error', () => {});
    socket.on('open', () => this.#join());
    socket.on('message', (data) => this.#onFrame(JSON.parse(String(data)) as Frame));
    socket.on('close', () => {
      this.#isIn = false;
      if (!this.#leaves) setTimeout(() => !this.#leaves && this.#connect(), comeBackMs);
    });
  }

  #push(ref: string, event: string, payload: object): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify(['1', ref, `conversation:${this.room}`, event, payload]));
  }

  #join(): void {
    this.#push('1', 'phx_join', this.#lastId === null ? {} : { last_message_id: this.#lastId });
  }

  #sendFirst(): void {
    const [first] = this.#outbox;
    if (!first || !this.#isIn) return;
    this.#ref += 1;
    this.#push(String(this.#ref), 'send_message', { content: first.content, client_id: first.clientId });
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => this.cut(), answerPatienceMs);
  }

  #onFrame([, ref, , event, payload]: Frame): void {
    if (event === 'new_messages') this.#show(payload.messages ?? []);
    if (event !== 'phx_reply') return;
    if (ref === '1') this.#onJoined(payload);
    else if (ref === String(this.#ref)) this.#onAnswered(payload);
  }

  #onJoined({ status, response }: Payload): void {
    if (status !== 'ok') return void setTimeout(() => this.#join(), comeBackMs);
    this.#show(response?.messages ?? []);
    this.#isIn = true;
    this.#sendFirst();
  }

  #onAnswered({ status }: Payload): void {
    clearTimeout(this.#patience);
    if (status !== 'ok') return void setTimeout(() => this.#sendFirst(), comeBackMs);
    const done = this.#outbox.shift();
    if (done) this.acknowledged.push(done.clientId);
    this.#sendFirst();
  }

  #show(messages: readonly Delivered[]): void {
    for (const { id, seq, client_id: clientId } of messages) {
      if (this.#seen.has(String(id))) {
        this.repeats += 1;
        continue;
      }
      if (seq <= this.#lastSeq) this.outOfOrder += 1;
      this.#seen.add(String(id));
      this.#lastSeq = Math.max(this.#lastSeq, seq);
      this.#lastId = id;
      if (clientId) this.shown.set(clientId, (this.shown.get(clientId) ?? 0) + 1);
    }
  }
}
