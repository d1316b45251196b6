import type { Actor } from '../platform/actor.ts';
import { dayOf } from '../platform/clock.ts';
import { recordEvent } from '../platform/outbox/record-event.ts';
import type { Services } from '../platform/services.ts';
import { fileParents } from './file-parents.ts';
import type { Parent } from './files.repository.ts';

/** Tells the open screens of whom it concerns. What they then read is authorised anew. */
export async function recordFilesChanged(services: Services, actor: Actor, parent: Parent): Promise<void> {
  const at = services.clock.now();
  await services.db.transaction().execute(async (tx) => {
    await recordEvent(tx, {
      type: 'files.changed',
      data: { parentKind: parent.kind, parentId: parent.id },
      recipients: [actor.accountId, ...(await fileParents[parent.kind].audience(tx, parent.id, dayOf(at)))],
      actorId: actor.accountId,
      at,
    });
  });
}
