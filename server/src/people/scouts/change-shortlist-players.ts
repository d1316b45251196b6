import type { scoutEndpoints } from '@trattativa/contract/people/scouts/endpoints';
import type { ScoutedPlayer } from '@trattativa/contract/people/scouts/scout';
import { translate } from '@trattativa/texts/translate';
import { AppError } from '../../platform/app-error.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { CallOf, InputOf, OutputOf } from '../../platform/http/call.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { Services } from '../../platform/services.ts';
import { profileRules } from '../players/own-profile/profile-rules.ts';
import { presentScoutedPlayer } from './present-scouted-player.ts';
import { findScoutedPlayer, type ScoutView } from './scout-players.repository.ts';
import { scoutViewOf } from './scout-view.ts';
import { putIntoShortlist, removeFromShortlist } from './shortlists.repository.ts';

type Entry = InputOf<typeof scoutEndpoints.removeShortlistPlayer>;

/**
 * Adds a player to a shortlist, or changes the note. Throws `NOT_FOUND` for a player who is not open to
 * scouts, or a foreign shortlist.
 */
export async function saveShortlistPlayer(
  services: Services,
  call: CallOf<typeof scoutEndpoints.saveShortlistPlayer>,
): Promise<OutputOf<typeof scoutEndpoints.saveShortlistPlayer>> {
  const at = services.clock.now();
  const { note } = call.input;
  const scouted = await change(services, call, (tx, view, entry) =>
    putIntoShortlist(tx, view, { ...entry, note }, at),
  );
  return { message: translate(call.language, 'feedback:dataSaved'), scouted };
}

/**
 * Removes a player from a shortlist, with the note. Throws `NOT_FOUND` for a player or shortlist that is not
 * theirs.
 */
export async function removeShortlistPlayer(
  services: Services,
  call: CallOf<typeof scoutEndpoints.removeShortlistPlayer>,
): Promise<OutputOf<typeof scoutEndpoints.removeShortlistPlayer>> {
  const scouted = await change(services, call, removeFromShortlist);
  return { message: translate(call.language, 'scouts:removedFromShortlist'), scouted };
}

async function change(
  services: Services,
  call: CallOf<typeof scoutEndpoints.removeShortlistPlayer>,
  write: (tx: Transaction, view: ScoutView, entry: Entry) => Promise<boolean>,
): Promise<ScoutedPlayer> {
  const { actor, input } = call;
  const at = services.clock.now();
  const view = scoutViewOf(services, actor);
  const entry = { shortlistId: input.shortlistId, playerId: input.playerId };
  const row = await services.db.transaction().execute(async (tx) => {
    if (!(await findScoutedPlayer(tx, view, entry.playerId))) throw new AppError('NOT_FOUND');
    if (!(await write(tx, view, entry))) throw new AppError('NOT_FOUND');
    await recordEvent(tx, {
      type: 'scout.shortlistsChanged',
      data: { shortlistId: entry.shortlistId },
      recipients: [actor.accountId],
      actorId: actor.accountId,
      at,
    });
    return findScoutedPlayer(tx, view, entry.playerId);
  });
  if (!row) throw new AppError('NOT_FOUND');
  return presentScoutedPlayer(row, actor, profileRules(services));
}
