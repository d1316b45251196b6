import { open, stat } from 'node:fs/promises';
import { type FileExtension, fileTypes } from '@trattativa/domain/platform/file-limits';
import { AppError } from '../../platform/app-error.ts';
import type { UploadedFile } from '../../platform/http/receive-upload.ts';
import type { Services } from '../../platform/services.ts';
import { hasActiveContent } from '../content/active-content.ts';
import { encodePicture } from '../pictures/encode-picture.ts';

/** An accepted file: known type, scanned, nothing active in it, pictures re-encoded. */
export interface InspectedFile {
  name: string;
  type: string;
  path: string;
  bytes: number;
}

/**
 * Decides whether an uploaded file is accepted. Its type is detected from the content and must match the
 * name; pictures are re-encoded, which removes metadata and hidden content. Throws `FILE_TYPE_NOT_ALLOWED`,
 * for an avatar `PICTURE_TYPE_NOT_ALLOWED`, `FILE_CONTENT_DIFFERS`, `FILE_INFECTED`, `FILE_ACTIVE`,
 * `FILE_UNREADABLE`, `UNAVAILABLE` without the scanner.
 */
export async function inspectUpload(
  services: Services,
  file: UploadedFile,
  accepted: readonly FileExtension[],
  encoding: 'keep' | 'avatar' = 'keep',
): Promise<InspectedFile> {
  const params = { name: file.name };
  const extension = file.name.slice(file.name.lastIndexOf('.') + 1).toLowerCase() as FileExtension;
  if (!file.name.includes('.') || !accepted.includes(extension)) {
    throw new AppError(encoding === 'avatar' ? 'PICTURE_TYPE_NOT_ALLOWED' : 'FILE_TYPE_NOT_ALLOWED', {
      params,
    });
  }
  const type: string = fileTypes[extension];
  if ((await typeOfContent(file.path)) !== type) throw new AppError('FILE_CONTENT_DIFFERS', { params });
  if (services.scanner && !(await scanned(services, file.path))) {
    services.log.warn({ event: 'infected file', bytes: file.bytes }, 'an upload was refused by the scanner');
    throw new AppError('FILE_INFECTED', { params });
  }
  if (await hasActiveContent(file.path, type)) throw new AppError('FILE_ACTIVE', { params });
  if (!type.startsWith('image/')) return { name: file.name, type, path: file.path, bytes: file.bytes };
  const path = await encodePicture(file.path, encoding);
  if (path === null) throw new AppError('FILE_UNREADABLE', { params });
  return { name: file.name, type, path, bytes: (await stat(path)).size };
}

const signatures: readonly (readonly [type: string, head: string, after?: string])[] = [
  ['application/pdf', '%PDF-'],
  ['image/jpeg', '\xff\xd8\xff'],
  ['image/png', '\x89PNG\r\n\x1a\n'],
  // The bytes in between are a length.
  ['image/webp', 'RIFF', 'WEBP'],
];

/** Detects the type from the first bytes. Only a zip is parsed, by a library loaded on demand. */
async function typeOfContent(path: string): Promise<string | undefined> {
  const file = await open(path);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, 0).finally(() => file.close());
  const head = buffer.toString('latin1', 0, bytesRead);
  const known = signatures.find(
    ([, begins, after = '']) => head.startsWith(begins) && head.startsWith(after, 8 * Number(after !== '')),
  );
  if (known || !head.startsWith('PK')) return known?.[0];
  const { fileTypeFromFile } = await import('file-type');
  return (await fileTypeFromFile(path).catch(() => undefined))?.mime;
}

/** Without an answer the upload is refused for now. */
async function scanned(services: Services, path: string): Promise<boolean> {
  try {
    return (await services.scanner?.isClean(path)) ?? true;
  } catch (error) {
    services.log.error({ err: error }, 'the scanner cannot be reached');
    throw new AppError('UNAVAILABLE', { retryAfter: 30 });
  }
}
