/** Why an archive is refused as a whole. Texts: `record.archive.<reason>`, `photos.refused.<reason>`. */
export type ArchiveRefusal = 'notAZip' | 'tooLarge' | 'tooMany' | 'tooMuch' | 'badNames' | 'empty';

/** A file of an archive; without its content it cannot be taken. */
export interface ArchivedFile {
  readonly name: string;
  readonly file: File | null;
  readonly left: 'tooLarge' | 'broken' | null;
}

export type ReadArchive = { readonly files: readonly ArchivedFile[] } | { readonly refused: ArchiveRefusal };

/** What is taken of an archive, and how much of it. */
export interface ArchiveRules {
  /** Content types by the extensions that are taken; everything else is passed over. */
  readonly types: Readonly<Record<string, string>>;
  readonly maxArchiveBytes: number;
  readonly maxUnpackedBytes: number;
  readonly maxFiles: number;
  /** Of one file. */
  readonly maxBytes: number;
}

interface Entry {
  readonly name: string;
  readonly method: number;
  readonly packed: number;
  readonly offset: number;
}

const endMark = 0x06054b50;
const directoryMark = 0x02014b50;
const localMark = 0x04034b50;

/** What computers add to an archive by themselves. */
const bySystem = /(?:^|\/)(?:__MACOSX\/|\.|Thumbs\.db|desktop\.ini)/i;
/** A name that leaves the folder in which an archive is unpacked. */
const leaves = /(?:^|[/\\])\.\.(?:[/\\]|$)|^[/\\]|^[A-Za-z]:|\p{Cc}/u;

/**
 * The files of a ZIP archive that the rules take. It is unpacked in the browser, file by file and never beyond the limits: what
 * the archive states about sizes is not believed. Each file is sent by itself and inspected like any other.
 */
export async function readArchive(archive: Blob, rules: ArchiveRules): Promise<ReadArchive> {
  const { types, maxArchiveBytes, maxUnpackedBytes, maxFiles, maxBytes } = rules;
  const typeOf = (name: string) => {
    const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
    return Object.hasOwn(types, extension) ? types[extension] : undefined;
  };
  if (archive.size > maxArchiveBytes) return { refused: 'tooLarge' };
  const entries = await directoryOf(archive);
  if (entries === null) return { refused: 'notAZip' };
  if (entries.some(({ name }) => leaves.test(name))) return { refused: 'badNames' };
  const wanted = entries.filter(({ name }) => !bySystem.test(name) && typeOf(name) !== undefined);
  if (wanted.length === 0) return { refused: 'empty' };
  if (wanted.length > maxFiles) return { refused: 'tooMany' };
  const files: ArchivedFile[] = [];
  let left = maxUnpackedBytes;
  for (const entry of wanted) {
    const content = await contentOf(archive, entry, Math.min(maxBytes, left));
    const name = entry.name.replace(/^.*\//, '');
    if (content === 'tooLarge' && left < maxBytes) return { refused: 'tooMuch' };
    if (content === 'tooLarge' || content === null) {
      files.push({ name, file: null, left: content ?? 'broken' });
      continue;
    }
    left -= content.size;
    files.push({ name, file: new File([content], name, { type: typeOf(name) ?? '' }), left: null });
  }
  return { files };
}

/** The files that an archive lists; null when it is none, or encrypted. */
async function directoryOf(archive: Blob): Promise<Entry[] | null> {
  const tail = await bytesOf(archive, Math.max(0, archive.size - 65_557), archive.size);
  let end = tail.byteLength - 22;
  while (end >= 0 && tail.getUint32(end, true) !== endMark) end -= 1;
  if (end < 0) return null;
  const [count, size, from] = [
    tail.getUint16(end + 10, true),
    tail.getUint32(end + 12, true),
    tail.getUint32(end + 16, true),
  ];
  if (from + size > archive.size) return null;
  const directory = await bytesOf(archive, from, from + size);
  const entries: Entry[] = [];
  for (let at = 0, read = 0; read < count; read += 1) {
    if (at + 46 > directory.byteLength || directory.getUint32(at, true) !== directoryMark) return null;
    const flags = directory.getUint16(at + 8, true);
    if ((flags & 1) === 1) return null;
    const nameLength = directory.getUint16(at + 28, true);
    const after =
      at + 46 + nameLength + directory.getUint16(at + 30, true) + directory.getUint16(at + 32, true);
    if (after > directory.byteLength) return null;
    const name = new TextDecoder('utf-8').decode(
      new Uint8Array(directory.buffer, directory.byteOffset + at + 46, nameLength),
    );
    if (!name.endsWith('/'))
      entries.push({
        name,
        method: directory.getUint16(at + 10, true),
        packed: directory.getUint32(at + 20, true),
        offset: directory.getUint32(at + 42, true),
      });
    at = after;
  }
  return entries;
}

/** The bytes of one file, unpacked up to `max`; null when it is broken. */
async function contentOf(
  archive: Blob,
  { method, packed, offset }: Entry,
  max: number,
): Promise<Blob | 'tooLarge' | null> {
  if (offset + 30 > archive.size) return null;
  const head = await bytesOf(archive, offset, offset + 30);
  if (head.getUint32(0, true) !== localMark) return null;
  const from = offset + 30 + head.getUint16(26, true) + head.getUint16(28, true);
  if (from + packed > archive.size) return null;
  const content = archive.slice(from, from + packed);
  if (method === 0) return packed > max ? 'tooLarge' : content;
  if (method !== 8) return null;
  const parts: BlobPart[] = [];
  let read = 0;
  try {
    const reader = content.stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return new Blob(parts);
      read += value.byteLength;
      if (read > max) {
        await reader.cancel();
        return 'tooLarge';
      }
      parts.push(value);
    }
  } catch {
    return null;
  }
}

async function bytesOf(archive: Blob, from: number, to: number): Promise<DataView> {
  return new DataView(await archive.slice(from, to).arrayBuffer());
}
