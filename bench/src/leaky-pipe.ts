import { connect, createServer, type Socket } from 'node:net';

/** A TCP pipe to the database that can be cut for a while: nothing passes, new connections are refused. */
export interface LeakyPipe {
  /** The database's address through the pipe. */
  url: string;
  cutFor(ms: number): Promise<void>;
  close(): Promise<void>;
}

export async function openLeakyPipe(databaseUrl: string): Promise<LeakyPipe> {
  const target = new URL(databaseUrl);
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
  const address = server.address();
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(typeof address === 'object' && address ? address.port : 0);
  const destroyAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: url.href,
    async cutFor(ms) {
      isCut = true;
      destroyAll();
      await new Promise((later) => setTimeout(later, ms));
      isCut = false;
    },
    close() {
      const closed = new Promise<void>((done) => server.close(() => done()));
      destroyAll();
      return closed;
    },
  };
}
