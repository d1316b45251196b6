import { PassThrough, type Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { constants } from 'node:zlib';
import { ZipFile } from 'yazl';

/** One file of an archive. */
export interface ZipEntry {
  /** With `/` between folders, none of them `..`; made by the service, never a path that somebody gave. */
  name: string;
  at: Date;
  content: Readable;
}

/**
 * An archive, written as its files are read: it is never in memory as a whole, the next file is opened when the one before
 * has been read, and it may grow beyond 4 GB (Zip64). A file that cannot be read ends it with that error; a reader that
 * goes away leaves none open.
 */
export function zipOf(entries: AsyncIterable<ZipEntry>): Readable {
  const zip = new ZipFile();
  const archive = new PassThrough();
  const gone = new AbortController();
  archive.once('close', () => gone.abort());
  zip.once('error', (error: Error) => archive.destroy(error));
  zip.outputStream.pipe(archive);
  write(zip, entries, gone.signal).catch((error: Error) => archive.destroy(error));
  return archive;
}

async function write(zip: ZipFile, entries: AsyncIterable<ZipEntry>, gone: AbortSignal): Promise<void> {
  for await (const { name, at, content } of entries) {
    try {
      // Fast rather than tight: most of what people upload is compressed already.
      zip.addReadStream(content, name, { mtime: at, compressionLevel: constants.Z_BEST_SPEED });
      await finished(content, { signal: gone });
    } finally {
      content.destroy();
    }
  }
  zip.end();
}
