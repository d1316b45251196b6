import type { Services } from '../platform/services.ts';
import { avatarName, avatarStorageName } from './pictures/avatars.repository.ts';
import { drawnName, drawnPicture } from './pictures/drawn-pictures.ts';

/**
 * A picture's address as it may be shown (spec §3, §7 Other): a data URI, a drawn picture, or a stored
 * picture of this platform. Null otherwise; the screen then shows the default picture of the profile type. Checked here, so
 * that no screen requests a missing picture.
 */
export async function reachablePicture(services: Services, url: string | null): Promise<string | null> {
  if (url === null || /^data:image\/(png|jpeg|webp);base64,/.test(url)) return url;
  const drawn = drawnName(url);
  if (drawn !== null) return drawnPicture(drawn) === null ? null : url;
  const name = url.startsWith('/avatars/') ? url.slice('/avatars/'.length) : '';
  if (!avatarName.test(name)) return null;
  return (await services.storage.size(avatarStorageName(name))) === null ? null : url;
}
