import type { scoutEndpoints } from '@trattativa/contract/people/scouts/endpoints';
import { translate } from '@trattativa/texts/translate';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { withinCap } from '../../platform/database/within-cap.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { Services } from '../../platform/services.ts';
import { canStillBeRestored } from '../players/player.ts';
import { presentShortlist } from './present-scouted-player.ts';
import { tooManyShortlists } from './save-shortlist.ts';
import { scoutViewOf } from './scout-view.ts';
import { findShortlist, isNameTaken, setShortlistDeleted } from './shortlists.repository.ts';

/** Deletes a shortlist with its notes; this can be undone for 30 seconds. Throws `NOT_FOUND` (not theirs). */
export async function deleteShortlist(
  services: Services,
  call: CallOf<typeof scoutEndpoints.deleteShortlist>,
): Promise<OutputOf<typeof scoutEndpoints.deleteShortlist>> {
  const { actor, input } = call;
  const at = services.clock.now();
  const view = scoutViewOf(services, actor);
  await services.db.transaction().execute(async (tx) => {
    if (!(await setShortlistDeleted(tx, view, input.shortlistId, at))) throw new AppError('NOT_FOUND');
    await recordShortlistChanged(tx, actor, input.shortlistId, at);
  });
  return { message: translate(call.language, 'scouts:shortlistDeleted') };
}

/**
 * Undoes a recent deletion. Throws `NOT_FOUND` when it is too late, not theirs, or the name is taken, and the
 * cap of `saveShortlist`.
 */
export async function restoreShortlist(
  services: Services,
  call: CallOf<typeof scoutEndpoints.restoreShortlist>,
): Promise<OutputOf<typeof scoutEndpoints.restoreShortlist>> {
  const { actor, input } = call;
  const at = services.clock.now();
  const view = scoutViewOf(services, actor);
  const row = await services.db.transaction().execute(async (tx) => {
    const deleted = await findShortlist(tx, view, input.shortlistId);
    if (!deleted?.deleted_at || !canStillBeRestored(deleted.deleted_at, at)) throw new AppError('NOT_FOUND');
    if (await isNameTaken(tx, view, deleted.name, deleted.id)) throw new AppError('NOT_FOUND');
    await withinCap('cap_shortlists', setShortlistDeleted(tx, view, deleted.id, null), tooManyShortlists);
    await recordShortlistChanged(tx, actor, deleted.id, at);
    return deleted;
  });
  return { message: translate(call.language, 'scouts:shortlistRestored'), shortlist: presentShortlist(row) };
}

function recordShortlistChanged(tx: Transaction, actor: Actor, shortlistId: number, at: Date): Promise<void> {
  return recordEvent(tx, {
    type: 'scout.shortlistsChanged',
    data: { shortlistId },
    recipients: [actor.accountId],
    actorId: actor.accountId,
    at,
  });
}
