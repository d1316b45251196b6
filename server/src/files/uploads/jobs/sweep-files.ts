import type { FileParentKind } from '@trattativa/contract/files/uploads/files';
import { addDays } from '../../../platform/clock.ts';
import { job } from '../../../platform/jobs/jobs.ts';
import type { Services } from '../../../platform/services.ts';
import { attachmentKinds } from '../../attachment-kinds.ts';
import { avatarStorageName, listUnusedAvatars, removeAvatarRow } from '../../pictures/avatars.repository.ts';
import { discardUnsent, listOrphans, listUnreachable, removeFileRow } from '../files.repository.ts';
import { storageName } from '../store-file.ts';

/** Long after the last second in which a deletion can be taken back or an upload is still under way. */
const keptDays = 1;
/** What was chosen for a chat message and never sent is given up after this long. */
const unsentDays = 2;
const mostAtOnce = 500;

/**
 * Takes from the store what nobody can reach any more: files that were deleted, given up under way, or whose thing is
 * gone, and pictures that no record names. The bytes go before the row, so that a crash leaves a row for the next time.
 */
export const sweepFiles = job<object>({
  name: 'sweep-files',
  every: '17 * * * *',
  async run(services) {
    const now = services.clock.now();
    const until = addDays(now, -keptDays);
    await discardUnsent(services.db, addDays(now, -unsentDays), now);
    await removeFiles(services, await listUnreachable(services.db, until, mostAtOnce));
    for (const [kind, { table }] of attachmentKinds.all()) {
      await removeFiles(services, await listOrphans(services.db, kind as FileParentKind, table, mostAtOnce));
    }
    for (const id of await listUnusedAvatars(services.db, until, mostAtOnce)) {
      await services.storage.remove(avatarStorageName(`${id}.png`));
      await removeAvatarRow(services.db, id);
    }
  },
});

async function removeFiles(services: Services, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    await services.storage.remove(storageName(id));
    await removeFileRow(services.db, id);
  }
}
