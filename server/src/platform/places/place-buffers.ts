/**
 * All places in a few flat buffers, about 9 MB in all, which one process can hand to another as they are. A
 * place may have several entries: its own name first, then its other names.
 */
export interface PlaceBuffers {
  /** UTF-8; entry i is from `nameStarts[i]` to `nameStarts[i + 1]`. */
  names: Uint8Array<ArrayBuffer>;
  nameStarts: Uint32Array<ArrayBuffer>;
  /** The same, folded for the search, each followed by a line feed. */
  keys: Uint8Array<ArrayBuffer>;
  keyStarts: Uint32Array<ArrayBuffer>;
  /** Where words begin in `keys`, in the order of what follows there. */
  words: Uint32Array<ArrayBuffer>;
  /** The entry that each of `words` stands in. */
  wordEntries: Uint32Array<ArrayBuffer>;
  /** The place of an entry; the first entries are the places' own names, in order. */
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

/** The buffers in the order in which they travel, each preceded by its length in bytes, at places divisible by four. */
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
  // Numbers of four bytes stand only at places divisible by four.
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
