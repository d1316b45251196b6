import { connect, createServer, type Socket } from 'node:net';

/** A TCP proxy to a server that can be cut for a while: no data passes, and new connections are refused. */
export interface TcpProxy {
  /** The server's address through the proxy. */
  url: string;
  /** Cuts the connections until `mend`. */
  cut(): void;
  mend(): void;
  /** Stops data in both directions without cutting connections. */
  stall(): void;
  resume(): void;
  cutFor(ms: number): Promise<void>;
  close(): Promise<void>;
}

export async function openTcpProxy(address: string): Promise<TcpProxy> {
  const target = new URL(address);
  const sockets = new Set<Socket>();
  let isCut = false;
  let isStalled = false;
  const server = createServer((near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect(Number(target.port), target.hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far);
    far.pipe(near);
    if (isStalled) for (const socket of [near, far]) socket.pause();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const own = server.address();
  const url = new URL(address);
  url.hostname = '127.0.0.1';
  url.port = String(typeof own === 'object' && own ? own.port : 0);
  const destroyAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  const cut = () => {
    isCut = true;
    destroyAll();
  };
  const mend = () => {
    isCut = false;
  };
  return {
    url: url.href,
    stall() {
      isStalled = true;
      for (const socket of sockets) socket.pause();
    },
    resume() {
      isStalled = false;
      for (const socket of sockets) socket.resume();
    },
    cut,
    mend,
    async cutFor(ms) {
      cut();
      await new Promise((later) => setTimeout(later, ms));
      mend();
    },
    close() {
      const closed = new Promise<void>((done) => server.close(() => done()));
      destroyAll();
      return closed;
    },
  };
}
