import type { fileEndpoints } from '@trattativa/contract/files/uploads/endpoints';
import { maxAvatarBytes } from '@trattativa/domain/platform/file-limits';
import { formatFileSize } from '@trattativa/texts/formats';
import { translate } from '@trattativa/texts/translate';
import { AppError } from '../../platform/app-error.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { avatarOwners } from '../avatar-owners.ts';
import { avatarStorageName, avatarUrl, insertAvatar } from '../pictures/avatars.repository.ts';
import { inspectUpload } from './inspect-upload.ts';

/**
 * Stores a picture, re-encoded as a small PNG at an unguessable address. Throws `NOT_FOUND`,
 * `SUBJECT_MISMATCH`, and what `inspectUpload` refuses.
 */
export async function saveAvatar(
  services: Services,
  call: CallOf<typeof fileEndpoints.saveAvatar>,
): Promise<OutputOf<typeof fileEndpoints.saveAvatar>> {
  const { actor, input, file } = call;
  const set = await avatarOwners.get(input.kind)(services, actor, input.id);
  if (file.bytes > maxAvatarBytes) {
    const limit = formatFileSize(call.language, maxAvatarBytes);
    throw new AppError('FILE_TOO_LARGE', { params: { name: file.name, limit } });
  }
  const inspected = await inspectUpload(services, file, ['png', 'jpg', 'jpeg', 'webp'], 'avatar');
  const at = services.clock.now();
  const id = services.ids.secret();
  await insertAvatar(services.db, id, at);
  await services.storage.put(avatarStorageName(`${id}.png`), inspected.path, 'image/png');
  const imageUrl = avatarUrl(id);
  await services.db.transaction().execute((tx) => set(tx, imageUrl, at));
  return { message: translate(call.language, 'feedback:dataSaved'), imageUrl };
}

/** Removes a picture. Throws `NOT_FOUND`, `SUBJECT_MISMATCH`. */
export async function deleteAvatar(
  services: Services,
  call: CallOf<typeof fileEndpoints.deleteAvatar>,
): Promise<OutputOf<typeof fileEndpoints.deleteAvatar>> {
  const { actor, input } = call;
  const set = await avatarOwners.get(input.kind)(services, actor, input.id);
  const at = services.clock.now();
  await services.db.transaction().execute((tx) => set(tx, null, at));
  return { message: translate(call.language, 'feedback:dataSaved') };
}
