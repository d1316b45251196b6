import { once } from 'node:events';
import { type ClientOptions, WebSocket } from 'ws';

/** A parsed frame; tests compare it as a whole. */
export type RawFrame = ReturnType<typeof JSON.parse>;

/** A WebSocket client that only sends and receives frames. */
export class RawClient {
  readonly websocket: WebSocket;
  /** The code of the close, once there is one. */
  readonly closed: Promise<number>;
  #arrived: RawFrame[] = [];
  #waiting: ((frame: RawFrame) => void)[] = [];

  constructor(websocket: WebSocket) {
    this.websocket = websocket;
    websocket.on('error', () => undefined);
    this.closed = once(websocket, 'close').then(([code]) => code as number);
    websocket.on('message', (data) => {
      const frame = JSON.parse(String(data));
      const waiting = this.#waiting.shift();
      if (waiting === undefined) this.#arrived.push(frame);
      else waiting(frame);
    });
  }

  /** Sends a frame as JSON; strings and bytes go as they are. */
  send(frame: unknown): void {
    this.websocket.send(
      typeof frame === 'string' || frame instanceof Uint8Array ? frame : JSON.stringify(frame),
    );
  }

  /** The next frame not yet read. */
  next(): Promise<RawFrame> {
    if (this.#arrived.length > 0) return Promise.resolve(this.#arrived.shift());
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  async take(count: number): Promise<RawFrame[]> {
    const frames: RawFrame[] = [];
    while (frames.length < count) frames.push(await this.next());
    return frames;
  }

  /** Sends and returns the next frame. */
  ask(frame: unknown): Promise<RawFrame> {
    this.send(frame);
    return this.next();
  }

  /** All frames sent so far. The second heartbeat is sent after the first was answered, so quick handlers have finished by then. */
  async drained(): Promise<RawFrame[]> {
    const frames: RawFrame[] = [];
    for (const ref of ['drain 1', 'drain 2']) {
      this.send([null, ref, 'phoenix', 'heartbeat', {}]);
      for (let frame = await this.next(); frame[1] !== ref; frame = await this.next()) frames.push(frame);
    }
    return frames;
  }
}

const connected: WebSocket[] = [];

/** Connects; `query` holds everything after the question mark. */
export async function connectRaw(
  url: string,
  query = 'token=ann&vsn=2.0.0',
  options: ClientOptions & { protocols?: string[] } = {},
): Promise<RawClient> {
  const { protocols = [], ...rest } = options;
  const websocket = new WebSocket(`${url}/socket/websocket?${query}`, protocols, rest);
  connected.push(websocket);
  const client = new RawClient(websocket);
  await once(websocket, 'open');
  return client;
}

/** The HTTP status with which the server refuses to upgrade. */
export async function refusedStatus(
  url: string,
  query = 'token=ann&vsn=2.0.0',
  options: ClientOptions & { protocols?: string[] } = {},
): Promise<number> {
  const { protocols = [], ...rest } = options;
  const target = query.startsWith('/') ? query : `/socket/websocket?${query}`;
  const websocket = new WebSocket(`${url}${target}`, protocols, rest);
  websocket.on('error', () => undefined);
  const [request, response] = await once(websocket, 'unexpected-response');
  request.destroy();
  return response.statusCode;
}

/** Cuts every socket that a test left open. */
export function disconnectAll(): void {
  for (const websocket of connected.splice(0)) websocket.terminate();
}
