import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { extract, type Header, type Pack, pack } from 'tar-stream';
import { type BackupHead, BackupRefused, type BackupSums, headName, sumsName } from './contents.ts';
import { SealBroken, seal, sealedMark, unseal } from './seal-stream.ts';

/** An entry of an archive that is being read. */
export interface ArchiveEntry extends AsyncIterable<Buffer> {
  header: Header;
  /** Leaves its bytes unread. */
  resume(): void;
}

/** Adds entries to an archive; each is written before the next one begins. */
export class ArchiveWriter {
  readonly entries: Record<string, string> = {};
  readonly #pack: Pack;

  constructor(pack: Pack) {
    this.#pack = pack;
  }

  async add(name: string, bytes: Buffer): Promise<void> {
    await this.addStream(name, bytes.length, Readable.from([bytes]));
  }

  /** Throws when the stream does not have that many bytes. */
  async addStream(name: string, size: number, stream: AsyncIterable<Buffer>): Promise<void> {
    const hash = createHash('sha256');
    await new Promise<void>((resolve, reject) => {
      const entry = this.#pack.entry({ name, size, mode: 0o600 }, (error?: Error | null) =>
        error ? reject(error) : resolve(),
      );
      Readable.from(hashed(stream, hash)).on('error', reject).pipe(entry);
    });
    this.entries[name] = hash.digest('hex');
  }
}

async function* hashed(stream: AsyncIterable<Buffer>, hash: ReturnType<typeof createHash>) {
  for await (const bytes of stream) {
    hash.update(bytes);
    yield bytes;
  }
}

/**
 * Writes an archive to a file that appears whole or not at all and that only its owner may read; encrypted if there is a passphrase.
 */
export async function writeArchive(
  path: string,
  passphrase: string | undefined,
  fill: (writer: ArchiveWriter) => Promise<void>,
): Promise<void> {
  const partial = `${path}.partial`;
  const packed = pack();
  const plain = packed as AsyncIterable<Buffer>;
  const source = passphrase === undefined ? plain : seal(plain, passphrase);
  const written = pipeline(source, createWriteStream(partial, { mode: 0o600, flush: true }));
  try {
    await Promise.all([written, fill(new ArchiveWriter(packed)).then(() => packed.finalize())]);
    await rename(partial, path);
  } catch (error) {
    packed.destroy();
    await written.catch(() => {});
    await rm(partial, { force: true });
    throw error;
  }
}

/** The entries of an archive, in order. Each has to be read before the next one. */
export async function* readArchive(
  path: string,
  passphrase: string | undefined,
): AsyncGenerator<ArchiveEntry> {
  const isSealed = (await firstBytes(path, sealedMark.length)).equals(sealedMark);
  if (isSealed && passphrase === undefined)
    throw new BackupRefused(
      `${path} is encrypted. Set BACKUP_PASSPHRASE to the value with which it was made.`,
    );
  const file = createReadStream(path, { highWaterMark: 256 * 1024 });
  const source = isSealed && passphrase !== undefined ? Readable.from(unseal(file, passphrase)) : file;
  const entries = extract();
  source.on('error', (error: Error) => entries.destroy(error)).pipe(entries);
  try {
    yield* entries as AsyncIterable<ArchiveEntry>;
  } finally {
    source.destroy();
    file.destroy();
  }
}

async function firstBytes(path: string, count: number): Promise<Buffer> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    throw new BackupRefused(`The backup ${path} cannot be read (${error.code}).`);
  });
  const { bytesRead, buffer: bytes } = await file.read(Buffer.alloc(count), 0, count, 0);
  await file.close();
  return bytes.subarray(0, bytesRead);
}

/** Reads a whole archive and compares every entry with its sum. Throws `BackupRefused` when it is not as it was written. */
export async function verifyArchive(
  path: string,
  passphrase: string | undefined,
): Promise<{ head: BackupHead; sums: BackupSums }> {
  const damaged = new BackupRefused(`The backup ${path} is damaged or not complete. Take another one.`);
  const found: Record<string, string> = {};
  let head: BackupHead | undefined;
  let sums: BackupSums | undefined;
  try {
    for await (const entry of readArchive(path, passphrase)) {
      const { name } = entry.header;
      const hash = createHash('sha256');
      if (name === headName || name === sumsName) {
        const bytes = await buffer(entry);
        hash.update(bytes);
        if (name === headName) head = JSON.parse(String(bytes)) as BackupHead;
        else sums = JSON.parse(String(bytes)) as BackupSums;
      } else for await (const bytes of entry) hash.update(bytes);
      if (name !== sumsName) found[name] = hash.digest('hex');
    }
  } catch (error) {
    if (error instanceof BackupRefused || error instanceof SealBroken) throw error;
    throw damaged;
  }
  const isWhole =
    sums !== undefined &&
    Object.keys(found).length === Object.keys(sums.entries).length &&
    Object.entries(found).every(([name, sum]) => sums?.entries[name] === sum);
  if (head === undefined || sums === undefined || !isWhole) throw damaged;
  if (head.format !== 1)
    throw new BackupRefused(`The backup ${path} was made by a newer release. Restore it with that release.`);
  return { head, sums };
}
