import type { watchEndpoints } from '@trattativa/contract/people/watching/endpoints';
import { maxWatchNotes } from '@trattativa/domain/people/watching/watch-stages';
import { translate } from '@trattativa/texts/translate';
import { AppError, fieldError } from '../../platform/app-error.ts';
import { withinCap } from '../../platform/database/within-cap.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import { createOnce } from '../../platform/http/idempotency.ts';
import type { Services } from '../../platform/services.ts';
import { canStillBeRestored } from '../players/player.ts';
import { findWatchNote, insertWatchNote, listWatchNotes, setNoteDeleted } from './watch-notes.repository.ts';
import { findWatched } from './watched-players.repository.ts';
import { recordListChanged, watcherOf } from './watcher.ts';

type Noted = OutputOf<typeof watchEndpoints.addWatchNote>;

const tooMany = () => fieldError('INVALID_INPUT', ['text'], 'tooMany', { max: maxWatchNotes });

/** The notes on a player of the caller's list. Throws `NOT_FOUND` for any other. */
export async function getWatchNotes(
  services: Services,
  { actor, input: { playerId } }: CallOf<typeof watchEndpoints.getWatchNotes>,
): Promise<OutputOf<typeof watchEndpoints.getWatchNotes>> {
  const watchedId = await findWatched(services.db, watcherOf(services, actor), playerId);
  if (watchedId === null) throw new AppError('NOT_FOUND');
  return { items: await listWatchNotes(services.db, watchedId) };
}

/** Adds a note. Throws `NOT_FOUND` for a player who is not in the list, `INVALID_INPUT` when there are too many. */
export async function addWatchNote(
  services: Services,
  call: CallOf<typeof watchEndpoints.addWatchNote>,
): Promise<Noted> {
  const { actor, input, language } = call;
  const at = services.clock.now();
  return createOnce(services, call, async (tx) => {
    const watchedId = await findWatched(tx, watcherOf(services, actor), input.playerId);
    if (watchedId === null) throw new AppError('NOT_FOUND');
    const note = { watchedId, authorId: actor.accountId, text: input.text, at };
    await withinCap('cap_watch_notes', insertWatchNote(tx, note), tooMany);
    await recordListChanged(services, tx, actor, input.playerId);
    return { message: translate(language, 'feedback:dataSaved'), notes: await listWatchNotes(tx, watchedId) };
  });
}

/** Deletes a note of the caller's side; it can be restored for 30 seconds. Throws `NOT_FOUND`. */
export function deleteWatchNote(
  services: Services,
  call: CallOf<typeof watchEndpoints.deleteWatchNote>,
): Promise<Noted> {
  return changeNote(services, call, true);
}

/** Restores a note. Throws `NOT_FOUND` when it is too late or not theirs, `INVALID_INPUT` when there are too many. */
export function restoreWatchNote(
  services: Services,
  call: CallOf<typeof watchEndpoints.restoreWatchNote>,
): Promise<Noted> {
  return changeNote(services, call, false);
}

async function changeNote(
  services: Services,
  { actor, input: { noteId }, language }: CallOf<typeof watchEndpoints.deleteWatchNote>,
  deletes: boolean,
): Promise<Noted> {
  const at = services.clock.now();
  return services.db.transaction().execute(async (tx) => {
    const note = await findWatchNote(tx, watcherOf(services, actor), noteId);
    const may =
      note && (deletes ? !note.deleted_at : note.deleted_at && canStillBeRestored(note.deleted_at, at));
    if (!note || !may) throw new AppError('NOT_FOUND');
    await withinCap('cap_watch_notes', setNoteDeleted(tx, noteId, deletes ? at : null), tooMany);
    await recordListChanged(services, tx, actor, note.player_id);
    return {
      message: translate(language, 'feedback:dataSaved'),
      notes: await listWatchNotes(tx, note.watched_id),
    };
  });
}
