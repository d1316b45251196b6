import { PassThrough, type Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { constants } from 'node:zlib';
import { ZipFile } from 'yazl';

/** One file of an archive. */
export interface ZipEntry {
  /** Path with `/` between folders and without `..`; made by the service, never user input. */
  name: string;
  at: Date;
  content: Readable;
}

/**
 * Streams a ZIP archive: it is never in memory as a whole, each file is opened when the previous one is read,
 * and the archive may exceed 4 GB (Zip64). An unreadable file ends the stream with its error; a reader that
 * disconnects leaves no file open.
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
      // Speed over size: most uploads are compressed already.
      zip.addReadStream(content, name, { mtime: at, compressionLevel: constants.Z_BEST_SPEED });
      await finished(content, { signal: gone });
    } finally {
      content.destroy();
    }
  }
  zip.end();
}
