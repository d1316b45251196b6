import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';

/** Scans an uploaded file before anybody else can read it. */
export interface FileScanner {
  /** False for an infected file. Throws without an answer: the file is then refused as well. */
  isClean(path: string): Promise<boolean>;
}

const timeoutMs = 30_000;

/** ClamAV's daemon at `tcp://host:port` (setting SCANNER_URL), by its INSTREAM command. */
export function clamdScanner(url: string): FileScanner {
  const { hostname, port } = new URL(url);
  return {
    async isClean(path) {
      const socket = connect(Number(port || 3310), hostname);
      socket.setTimeout(timeoutMs, () => socket.destroy(new Error('the scanner does not answer')));
      try {
        const answer = text(socket);
        answer.catch(() => undefined);
        await send(socket, path);
        const words = (await answer).replaceAll('\0', '').trim();
        if (words.endsWith('OK')) return true;
        if (words.endsWith('FOUND')) return false;
        throw new Error(`the scanner answered: ${words}`);
      } finally {
        socket.destroy();
      }
    },
  };
}

/** `zINSTREAM`, then length-prefixed chunks, then an empty chunk. */
async function send(socket: Socket, path: string): Promise<void> {
  const write = (data: Uint8Array | string) =>
    new Promise<void>((done, failed) => socket.write(data, (error) => (error ? failed(error) : done())));
  await write('zINSTREAM\0');
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.length);
    await write(length);
    await write(chunk);
  }
  await write(Buffer.alloc(4));
}
