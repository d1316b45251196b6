import type { FileParentKind } from '@trattativa/contract/files/uploads/files';
import { addDays } from '../../../platform/clock.ts';
import { job } from '../../../platform/jobs/jobs.ts';
import type { Services } from '../../../platform/services.ts';
import { attachmentKinds } from '../../attachment-kinds.ts';
import { avatarStorageName, listUnusedAvatars, removeAvatarRow } from '../../pictures/avatars.repository.ts';
import { discardUnsent, listOrphans, listUnreachable, removeFileRow } from '../files.repository.ts';
import { storageName } from '../store-file.ts';

/** Much longer than the undo period of a deletion or the time of an upload. */
const keptDays = 1;
/** Files chosen for a chat message and not sent are discarded after this time. */
const unsentDays = 2;
const maxAtOnce = 500;

/**
 * Deletes unreachable files from the store: deleted ones, abandoned uploads, files without a parent, and
 * pictures that no record references. The bytes go before the row, so that a crash leaves a row for the next
 * run.
 */
export const sweepFiles = job<object>({
  name: 'sweep-files',
  every: '17 * * * *',
  async run(services) {
    const now = services.clock.now();
    const until = addDays(now, -keptDays);
    await discardUnsent(services.db, addDays(now, -unsentDays), now);
    await removeFiles(services, await listUnreachable(services.db, until, maxAtOnce));
    for (const [kind, parent] of attachmentKinds.all()) {
      await removeFiles(services, await listOrphans(services.db, kind as FileParentKind, parent, maxAtOnce));
    }
    for (const id of await listUnusedAvatars(services.db, until, maxAtOnce)) {
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
