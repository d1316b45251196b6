import type { scoutEndpoints } from '@trattativa/contract/people/scouts/endpoints';
import { maxShortlists } from '@trattativa/contract/people/scouts/scout';
import { translate } from '@trattativa/texts/translate';
import { AppError, fieldError } from '../../platform/app-error.ts';
import { assertFound } from '../../platform/database/assert-found.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { withinCap } from '../../platform/database/within-cap.ts';
import type { CallOf, InputOf, OutputOf } from '../../platform/http/call.ts';
import { createOnce } from '../../platform/http/idempotency.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { Services } from '../../platform/services.ts';
import { presentShortlist } from './present-scouted-player.ts';
import type { ScoutView } from './scout-players.repository.ts';
import { scoutViewOf } from './scout-view.ts';
import { findShortlist, insertShortlist, isNameTaken, renameShortlist } from './shortlists.repository.ts';

type ShortlistInput = InputOf<typeof scoutEndpoints.saveShortlist>;

/**
 * Creates a shortlist, or renames one. Throws `NOT_FOUND` (not theirs), `CHANGED_MEANWHILE`, and
 * `INVALID_INPUT` for a name in use or one shortlist too many.
 */
export async function saveShortlist(
  services: Services,
  call: CallOf<typeof scoutEndpoints.saveShortlist>,
): Promise<OutputOf<typeof scoutEndpoints.saveShortlist>> {
  const { actor, input } = call;
  const at = services.clock.now();
  const view = scoutViewOf(services, actor);
  const row = await createOnce(services, call, async (tx) => {
    const id = await save(tx, view, input, at);
    await recordEvent(tx, {
      type: 'scout.shortlistsChanged',
      data: { shortlistId: id },
      recipients: [actor.accountId],
      actorId: actor.accountId,
      at,
    });
    return assertFound(await findShortlist(tx, view, id));
  });
  return { message: translate(call.language, 'feedback:dataSaved'), shortlist: presentShortlist(row) };
}

/** The error for one shortlist too many. */
export function tooManyShortlists(): AppError {
  return fieldError('INVALID_INPUT', ['name'], 'tooMany', { max: maxShortlists });
}

async function save(tx: Transaction, view: ScoutView, input: ShortlistInput, at: Date): Promise<number> {
  const { shortlistId, version, name } = input;
  const duplicate = () => fieldError('INVALID_INPUT', ['name'], 'duplicate');
  if (shortlistId === undefined) {
    const id = await withinCap('cap_shortlists', insertShortlist(tx, view, name, at), tooManyShortlists);
    if (id === null) throw duplicate();
    return id;
  }
  if (version === undefined) throw fieldError('INVALID_INPUT', ['version'], 'required');
  if (await isNameTaken(tx, view, name, shortlistId)) throw duplicate();
  if (!(await renameShortlist(tx, view, { id: shortlistId, version }, name, at))) {
    const present = await findShortlist(tx, view, shortlistId);
    if (!present || present.deleted_at !== null) throw new AppError('NOT_FOUND');
    throw new AppError('CHANGED_MEANWHILE', { current: presentShortlist(present) });
  }
  return shortlistId;
}
