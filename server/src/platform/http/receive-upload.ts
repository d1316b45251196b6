import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import multipart, { type MultipartFile } from '@fastify/multipart';
import { formatFileSize } from '@trattativa/texts/formats';
import type { Language } from '@trattativa/texts/languages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';

/** A file that came with a call. It lies on this machine until the call is answered. */
export interface UploadedFile {
  /** The last part of the name that the sender gave, cleaned: no path, no control or direction marks. */
  name: string;
  path: string;
  bytes: number;
}

export interface ReceivedUpload {
  /** What the part `Input` holds; absent when there was none. */
  input: unknown;
  file: UploadedFile | undefined;
  /** Takes the file from this machine. */
  discard(): Promise<void>;
}

const longestInput = 16 * 1024;

export async function acceptUploads(scope: FastifyInstance): Promise<void> {
  await scope.register(multipart, {
    throwFileSizeLimit: false,
    limits: { files: 1, fields: 1, parts: 2, fieldSize: longestInput, headerPairs: 20 },
  });
}

/**
 * Takes in the two parts of an uploading call: bytes go straight to a file of this machine, never into memory as a whole.
 * A body that is no form is left to be read as JSON. Throws `MALFORMED_BODY`, and `FILE_TOO_LARGE` in the spec's words
 * (§5) for a file above `largest` bytes.
 */
export async function receiveUpload(
  request: FastifyRequest,
  largest: number,
  language: Language,
): Promise<ReceivedUpload> {
  const nothing: ReceivedUpload = { input: undefined, file: undefined, discard: async () => undefined };
  if (!request.isMultipart()) return nothing;
  const folder = await mkdtemp(join(tmpdir(), 'trattativa-upload-'));
  const discard = () => rm(folder, { recursive: true, force: true });
  const received: ReceivedUpload = { ...nothing, discard };
  try {
    // One byte more than allowed tells a file that is exactly as long from one that is longer.
    for await (const part of partsOf(request, largest + 1)) {
      if (part.type === 'file') received.file = await storeUploadedFile(part, folder, largest, language);
      else if (part.fieldname === 'Input') received.input = readInput(part.value, part.valueTruncated);
    }
    return received;
  } catch (error) {
    await discard();
    request.raw.resume();
    throw refusalOf(error);
  }
}

function partsOf(request: FastifyRequest, fileSize: number) {
  try {
    return request.parts({ limits: { fileSize } });
  } catch (error) {
    throw refusalOf(error);
  }
}

async function storeUploadedFile(
  part: MultipartFile,
  folder: string,
  largest: number,
  language: Language,
): Promise<UploadedFile> {
  const name = cleanName(part.filename ?? '');
  const path = join(folder, randomUUID());
  await pipeline(part.file, createWriteStream(path));
  const { size } = await stat(path);
  if (part.file.truncated || size > largest) {
    const limit = formatFileSize(language, largest);
    throw new AppError('FILE_TOO_LARGE', { params: { name, limit } });
  }
  return { name, path, bytes: size };
}

/** A part that says `application/json`, as the document has it, comes parsed; any other as text. */
function readInput(value: unknown, truncated: boolean): unknown {
  if (!truncated && typeof value === 'object' && value !== null) return value;
  if (truncated || typeof value !== 'string') throw new AppError('MALFORMED_BODY');
  try {
    return JSON.parse(value);
  } catch {
    throw new AppError('MALFORMED_BODY');
  }
}

/**
 * What cannot be read as a form (no boundary, cut off, too many parts) is the sender's mistake; trouble with our own disk
 * is ours.
 */
function refusalOf(error: unknown): unknown {
  const ours = error instanceof AppError || (error as NodeJS.ErrnoException).syscall !== undefined;
  return ours ? error : new AppError('MALFORMED_BODY');
}

const longestName = 120;

/** A file's name as it may be shown and sent on. */
export function cleanName(given: string): string {
  const last = given.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  // Control characters, and marks that would turn the writing direction to hide an extension.
  const shown = last
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>:"|?*]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const dot = shown.lastIndexOf('.');
  const extension = dot > 0 ? shown.slice(dot).slice(0, 10) : '';
  const stem = (dot > 0 ? shown.slice(0, dot) : shown).replace(/^\.+/, '').trim();
  return `${[...stem].slice(0, longestName).join('') || 'file'}${extension}`;
}
