import type { Duplex } from 'node:stream';

/** At the end of each turn of the event loop, flushes the sockets written to in that turn. */
export class LoopTurn {
  #corked: Outbound[] = [];

  later(outbound: Outbound): void {
    if (this.#corked.length === 0) setImmediate(this.#flush);
    this.#corked.push(outbound);
  }

  #flush = (): void => {
    const corked = this.#corked;
    this.#corked = [];
    for (const outbound of corked) outbound.flush();
  };
}

/**
 * The sending side of one socket. Frames written in one turn of the event loop leave in one system call.
 * Writes go to the raw socket below `ws`, which is sound because no extension is negotiated: `ws` itself then
 * passes its pings and closes to the same socket, in order.
 */
export class Outbound {
  readonly #socket: Duplex;
  readonly #turn: LoopTurn;
  readonly #maxBufferedBytes: number;
  #corked = false;

  constructor(socket: Duplex, turn: LoopTurn, maxBufferedBytes: number) {
    this.#socket = socket;
    this.#turn = turn;
    this.#maxBufferedBytes = maxBufferedBytes;
  }

  get bufferedBytes(): number {
    return this.#socket.writableLength;
  }

  /** Sends a frame. Returns false and sends nothing if the reader's unsent bytes already exceed the limit; the caller then cuts the socket. */
  send(frame: Buffer): boolean {
    if (this.#socket.writableLength > this.#maxBufferedBytes) {
      this.flush();
      if (this.#socket.writableLength > this.#maxBufferedBytes) return false;
    }
    if (!this.#corked) {
      this.#corked = true;
      this.#socket.cork();
      this.#turn.later(this);
    }
    this.#socket.write(frame);
    return true;
  }

  flush(): void {
    if (!this.#corked) return;
    this.#corked = false;
    this.#socket.uncork();
  }
}
