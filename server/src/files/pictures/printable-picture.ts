import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Services } from '../../platform/services.ts';
import { avatarName, avatarStorageName } from './avatars.repository.ts';
import { drawnName, drawnPicture } from './drawn-pictures.ts';
import { encodePicture } from './encode-picture.ts';

const dataUri = /^data:image\/(?:png|jpeg|webp);base64,(.+)$/su;

/**
 * A picture as PNG for a document: a stored one as it is, a drawn or embedded one encoded in `folder`. Null for an
 * address that shows no picture, or one that cannot be read: the document then does without.
 */
export async function printablePicture(
  services: Services,
  url: string | null,
  folder: string,
): Promise<Buffer | null> {
  if (url === null) return null;
  const name = url.startsWith('/avatars/') ? url.slice('/avatars/'.length) : '';
  if (avatarName.test(name)) {
    const stored = await services.storage.read(avatarStorageName(name));
    return stored && (await buffer(stored.stream));
  }
  const drawn = drawnName(url);
  const content = drawn === null ? embedded(url) : drawnPicture(drawn);
  if (content === null) return null;
  const path = join(folder, 'picture');
  await writeFile(path, content);
  const encoded = await encodePicture(path, 'avatar');
  await rm(path, { force: true });
  return encoded === null ? null : readFile(encoded);
}

function embedded(url: string): Buffer | null {
  const base64 = dataUri.exec(url)?.[1];
  return base64 === undefined ? null : Buffer.from(base64, 'base64');
}
