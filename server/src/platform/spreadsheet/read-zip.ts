import { inflateRawSync } from 'node:zlib';

/** Limits against archives that grow when they are opened. */
export interface ZipLimits {
  /** Entries that the archive may have. */
  readonly maxEntries: number;
  /** Bytes of one entry, and of all that are read, uncompressed. */
  readonly maxEntryBytes: number;
  readonly maxTotalBytes: number;
}

interface Entry {
  readonly method: number;
  readonly packed: number;
  readonly offset: number;
}

const endMark = 0x06054b50;
const directoryMark = 0x02014b50;
const localMark = 0x04034b50;

/** True for the first bytes of a ZIP archive. */
export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;
}

/**
 * An archive in memory. Entries are opened one by one, never beyond the limits: what the directory states about
 * sizes is not believed. Encrypted and Zip64 archives are not read.
 */
export class ZipArchive {
  readonly #bytes: Buffer;
  readonly #entries = new Map<string, Entry>();
  readonly #limits: ZipLimits;
  #read = 0;

  /** Null for anything that is not an archive within the limits. */
  static open(bytes: Buffer, limits: ZipLimits): ZipArchive | null {
    const archive = new ZipArchive(bytes, limits);
    return archive.#readDirectory() ? archive : null;
  }

  private constructor(bytes: Buffer, limits: ZipLimits) {
    this.#bytes = bytes;
    this.#limits = limits;
  }

  names(): string[] {
    return [...this.#entries.keys()];
  }

  /** The content of an entry; null when it is absent, broken or too large. */
  content(name: string): Buffer | null {
    const entry = this.#entries.get(name);
    if (!entry || entry.offset + 30 > this.#bytes.length) return null;
    if (this.#bytes.readUInt32LE(entry.offset) !== localMark) return null;
    const from =
      entry.offset +
      30 +
      this.#bytes.readUInt16LE(entry.offset + 26) +
      this.#bytes.readUInt16LE(entry.offset + 28);
    const max = Math.min(this.#limits.maxEntryBytes, this.#limits.maxTotalBytes - this.#read);
    if (max <= 0 || from + entry.packed > this.#bytes.length) return null;
    const packed = this.#bytes.subarray(from, from + entry.packed);
    const content = unpacked(entry.method, packed, max);
    if (content) this.#read += content.length;
    return content;
  }

  #readDirectory(): boolean {
    const bytes = this.#bytes;
    const min = Math.max(0, bytes.length - 65_557);
    let end = bytes.length - 22;
    while (end >= min && bytes.readUInt32LE(end) !== endMark) end -= 1;
    if (end < min) return false;
    const count = bytes.readUInt16LE(end + 10);
    let at = bytes.readUInt32LE(end + 16);
    if (count > this.#limits.maxEntries) return false;
    for (let read = 0; read < count; read += 1) {
      if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== directoryMark) return false;
      const encrypted = (bytes.readUInt16LE(at + 8) & 1) === 1;
      const nameLength = bytes.readUInt16LE(at + 28);
      const next = at + 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
      const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
      if (!encrypted && !name.endsWith('/')) {
        this.#entries.set(name, {
          method: bytes.readUInt16LE(at + 10),
          packed: bytes.readUInt32LE(at + 20),
          offset: bytes.readUInt32LE(at + 42),
        });
      }
      at = next;
    }
    return true;
  }
}

function unpacked(method: number, packed: Buffer, max: number): Buffer | null {
  if (method === 0) return packed.length <= max ? packed : null;
  if (method !== 8) return null;
  try {
    return inflateRawSync(packed, { maxOutputLength: max });
  } catch {
    return null;
  }
}
