/**
 * All places in a few flat buffers, about 9 MB, which can be passed between processes unchanged. A place may
 * have several entries: its own name first, then its other names.
 */
export interface PlaceBuffers {
  /** UTF-8; entry i spans `nameStarts[i]` to `nameStarts[i + 1]`. */
  names: Uint8Array<ArrayBuffer>;
  nameStarts: Uint32Array<ArrayBuffer>;
  /** Names normalized for search, each followed by a line feed; UTF-8. */
  keys: Uint8Array<ArrayBuffer>;
  keyStarts: Uint32Array<ArrayBuffer>;
  /** Offsets of words in `keys`, sorted by the text that follows. */
  words: Uint32Array<ArrayBuffer>;
  /** The entry that each of `words` belongs to. */
  wordEntries: Uint32Array<ArrayBuffer>;
  /** The place of each entry; the first entries are the places' own names, in order. */
  entryPlaces: Uint32Array<ArrayBuffer>;
  populations: Uint32Array<ArrayBuffer>;
  /** Degrees × 100,000. */
  latitudes: Int32Array<ArrayBuffer>;
  longitudes: Int32Array<ArrayBuffer>;
  /** Two letters each. */
  countries: Uint8Array<ArrayBuffer>;
  /** Three letters each; zeros where there is none. */
  regions: Uint8Array<ArrayBuffer>;
}

/** The buffers in serialization order, each preceded by its length in bytes, aligned to four bytes. */
const order = [
  ['names', Uint8Array],
  ['nameStarts', Uint32Array],
  ['keys', Uint8Array],
  ['keyStarts', Uint32Array],
  ['words', Uint32Array],
  ['wordEntries', Uint32Array],
  ['entryPlaces', Uint32Array],
  ['populations', Uint32Array],
  ['latitudes', Int32Array],
  ['longitudes', Int32Array],
  ['countries', Uint8Array],
  ['regions', Uint8Array],
] as const satisfies readonly (readonly [keyof PlaceBuffers, unknown])[];

const padded = (bytes: number) => Math.ceil(bytes / 4) * 4;

export function writePlaceBuffers(buffers: PlaceBuffers): Buffer {
  const parts = order.flatMap(([name]) => {
    const { buffer, byteLength } = buffers[name];
    const length = Buffer.alloc(4);
    length.writeUInt32LE(byteLength);
    return [length, Buffer.from(buffer), Buffer.alloc(padded(byteLength) - byteLength)];
  });
  return Buffer.concat(parts);
}

export function readPlaceBuffers(bytes: Buffer): PlaceBuffers {
  // Typed arrays of four-byte numbers require aligned offsets.
  const whole = bytes.byteOffset % 4 === 0 ? bytes : new Uint8Array(bytes);
  const own = whole.buffer as ArrayBuffer;
  let at = whole.byteOffset;
  const read = order.map(([name, Kind]) => {
    const length = new DataView(own).getUint32(at, true);
    const part = new Kind(own, at + 4, length / Kind.BYTES_PER_ELEMENT);
    at += 4 + padded(length);
    return [name, part] as const;
  });
  return Object.fromEntries(read) as unknown as PlaceBuffers;
}
