import { session } from '../../platform/session/session.ts';
import { sessionUserId } from '../../platform/session/session-store.ts';
import { deviceStore } from '../../platform/storage/device-store.ts';
import { type Recent, withRecent } from './recent-list.ts';

const key = 'recent';

/** The pages that the user opened on this device, the latest first; none if the device does not store them. */
export async function readRecent(): Promise<Recent[]> {
  const userId = sessionUserId(session.get());
  if (userId === null) return [];
  return (await deviceStore.read<Recent[]>(userId, 'list', key).catch(() => undefined)) ?? [];
}

/** Remembers a page; the list is deleted at logout like everything that a user stores on the device. */
export async function remember(opened: Recent): Promise<void> {
  const userId = sessionUserId(session.get());
  if (userId === null || opened.title.trim() === '') return;
  const next = withRecent(await readRecent(), opened);
  await deviceStore.write(userId, 'list', key, next).catch(() => undefined);
}
