import { connect, createServer, type Socket } from 'node:net';

/** A TCP pipe to a server that can be cut for a while: nothing passes, new connections are refused. */
export interface TcpProxy {
  /** The server's address through the pipe. */
  url: string;
  /** Until it is mended. */
  cut(): void;
  mend(): void;
  /** Nothing passes in either direction, and nothing is cut. */
  stall(): void;
  resume(): void;
  cutFor(ms: number): Promise<void>;
  close(): Promise<void>;
}

export async function openTcpProxy(address: string): Promise<TcpProxy> {
  const target = new URL(address);
  const sockets = new Set<Socket>();
  let isCut = false;
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
      for (const socket of sockets) socket.pause();
    },
    resume() {
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
