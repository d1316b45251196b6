import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import multipart, { type MultipartFile } from '@fastify/multipart';
import { cutText } from '@trattativa/domain/platform/cut-text';
import { formatFileSize } from '@trattativa/texts/formats';
import type { Language } from '@trattativa/texts/languages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';

/** An uploaded file. It stays on this machine until the call is answered. */
export interface UploadedFile {
  /** The base name given by the sender, cleaned: no path, control or bidirectional characters. */
  name: string;
  path: string;
  bytes: number;
}

export interface ReceivedUpload {
  /** The content of the part `Input`; absent when there was none. */
  input: unknown;
  file: UploadedFile | undefined;
  /** Deletes the temporary file. */
  discard(): Promise<void>;
}

const maxInputLength = 16 * 1024;

export async function acceptUploads(scope: FastifyInstance): Promise<void> {
  await scope.register(multipart, {
    throwFileSizeLimit: false,
    limits: { files: 1, fields: 1, parts: 2, fieldSize: maxInputLength, headerPairs: 20 },
  });
}

/**
 * Reads the two parts of an uploading call: bytes are streamed to a local file and never held in memory as a
 * whole. A body that is no form is left to the JSON parser. Throws `MALFORMED_BODY`, and `FILE_TOO_LARGE` in
 * the spec's words (§5) for a file above `largest` bytes.
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
    // One byte more than allowed, to tell a file of exactly the limit from a longer one.
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

/** A part declared as `application/json`, as the document has it, is already parsed; any other is text. */
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
 * An unreadable form (no boundary, cut off, too many parts) is the sender's mistake; a disk error is ours.
 */
function refusalOf(error: unknown): unknown {
  const ours = error instanceof AppError || (error as NodeJS.ErrnoException).syscall !== undefined;
  return ours ? error : new AppError('MALFORMED_BODY');
}

const maxNameLength = 120;

/** A file's name, safe to display and to send on. */
export function cleanName(given: string): string {
  const last = given.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  // Control characters, and bidirectional marks that could hide an extension.
  const shown = last
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>:"|?*]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const dot = shown.lastIndexOf('.');
  const extension = dot > 0 ? cutText(shown.slice(dot), 10) : '';
  const stem = (dot > 0 ? shown.slice(0, dot) : shown).replace(/^\.+/, '').trim();
  return `${[...stem].slice(0, maxNameLength).join('') || 'file'}${extension}`;
}
