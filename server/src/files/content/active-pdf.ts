import { promisify } from 'node:util';
import { constants, inflate } from 'node:zlib';
import {
  definitionsOf,
  hasActiveName,
  isPlace,
  openedObjects,
  packedDefinitionsOf,
  plainNames,
} from './pdf-names.ts';

const unpack = promisify(inflate);

/** Streams that a file of ten megabytes may have; larger ones have fewer. */
const maxStreams = 50_000;
/** Bytes that its packed objects may have in total, unpacked. */
const maxUnpacked = 60_000_000;
/** Bytes that are unpacked to tell objects from pages and pictures. */
const headBytes = 256;

/** A stream without its end is unpacked as far as it goes, as viewers do. */
const finishFlush = constants.Z_SYNC_FLUSH;
const chunkSize = 1 << 18;

/** Filters of packed objects that no program of today uses, and that would hide them from this check. */
const unusualFilters =
  /\/(?:LZWDecode|ASCIIHexDecode|ASCII85Decode|RunLengthDecode|Crypt|DecodeParms|DP)(?![A-Za-z])/;

/**
 * Whether a PDF has active content: scripts, actions that run by themselves or start programs, attached files, forms that run, or
 * encryption, which would hide them. What cannot be looked at within the limits counts as active.
 */
export async function isActivePdf(bytes: Buffer): Promise<boolean> {
  const text = plainNames(bytes.toString('latin1'));
  if (hasActiveName(text) || hidesObjects(text)) return true;
  const packed = await packedObjects(bytes);
  if (packed === null || packed.some(hasActiveName)) return true;
  const opened = [text, ...packed].flatMap(openedObjects);
  return opened.some((id) => {
    const found = [
      ...definitionsOf(text, id),
      ...packed.flatMap((objects) => packedDefinitionsOf(objects, id)),
    ];
    return !found.every(isPlace);
  });
}

/** The texts of all packed objects, with plain names. Null: more than is looked at. */
async function packedObjects(bytes: Buffer): Promise<string[] | null> {
  const texts: string[] = [];
  let streams = 0;
  let left = maxUnpacked;
  for (const start of streamStarts(bytes)) {
    streams += 1;
    if (streams > maxStreams) return null;
    const stream = bytes.subarray(start);
    if (!isPacked(stream) || !(await holdsObjects(stream))) continue;
    const objects = await unpackedUpTo(stream, left);
    if (objects === null) return null;
    left -= objects.length;
    texts.push(plainNames(objects.toString('latin1')));
  }
  return texts;
}

/** Whether packed objects are packed in another way than all programs do. */
function hidesObjects(text: string): boolean {
  for (const { index } of text.matchAll(/\/ObjStm(?![A-Za-z])/g)) {
    const from = text.lastIndexOf('obj', index);
    const to = text.indexOf('stream', index);
    if (unusualFilters.test(text.slice(Math.max(from, index - 2000), to === -1 ? index + 2000 : to)))
      return true;
  }
  return false;
}

/** Where the bytes of each stream begin. */
function* streamStarts(bytes: Buffer): Generator<number> {
  for (let at = bytes.indexOf('stream'); at !== -1; at = bytes.indexOf('stream', at + 6)) {
    let start = at + 6;
    while (bytes[start] === 0x20 || bytes[start] === 0x09) start += 1;
    if (bytes[start] === 0x0d) start += 1;
    if (bytes[start] === 0x0a) start += 1;
    if (start > at + 6) yield start;
  }
}

/** The first two bytes of zlib's format. */
function isPacked([method = 0, flags = 0]: Buffer): boolean {
  return (method & 0x0f) === 8 && (method * 256 + flags) % 31 === 0;
}

/** Packed objects begin with pairs of numbers, or a comment. A page that does so is looked at too. */
async function holdsObjects(packed: Buffer): Promise<boolean> {
  const head = await unpackedHead(packed);
  return /^[\0\t\n\f\r ]*(?:%|\d+[\0\t\n\f\r ]+\d)/.test(head.toString('latin1'));
}

/** The first bytes of a packed stream, as far as it can be unpacked. */
async function unpackedHead(packed: Buffer): Promise<Buffer> {
  return unpack(packed.subarray(0, headBytes), { finishFlush }).catch(() => Buffer.alloc(0));
}

/** Null: broken, or more than allowed. */
async function unpackedUpTo(packed: Buffer, maxOutputLength: number): Promise<Buffer | null> {
  if (maxOutputLength <= 0) return null;
  return unpack(packed, { maxOutputLength, finishFlush, chunkSize }).catch(() => null);
}
