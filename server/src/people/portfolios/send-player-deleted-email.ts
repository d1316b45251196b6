import type { portfolioEndpoints } from '@trattativa/contract/people/portfolios/endpoints';
import { profileType } from '@trattativa/domain/identity/profile-types';
import { translate } from '@trattativa/texts/translate';
import { AppError } from '../../platform/app-error.ts';
import type { CallOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { findPlayer } from '../players/players.repository.ts';
import { announceDeletion } from './announce-deletion.ts';

/**
 * Staff tell everybody concerned that a player is gone. The name must be the record's: it guards against a wrong id.
 * Throws `NOT_FOUND` for a player who is still there or bears another name, `DELETION_ALREADY_TOLD`.
 */
export async function sendPlayerDeletedEmail(
  services: Services,
  { actor, input, language }: CallOf<typeof portfolioEndpoints.sendPlayerDeletedEmail>,
): Promise<{ message: string }> {
  const at = services.clock.now();
  await services.db.transaction().execute(async (tx) => {
    const player = await findPlayer(tx, input.playerId);
    const named =
      player && `${player.name} ${player.surname}`.toLowerCase() === input.playerName.toLowerCase();
    if (!player?.deleted_at || !named || player.profile === profileType.player)
      throw new AppError('NOT_FOUND');
    const told = await announceDeletion(
      tx,
      { ...player, deleted_at: player.deleted_at },
      { actorId: actor.accountId, at },
    );
    if (!told) throw new AppError('DELETION_ALREADY_TOLD');
  });
  return { message: translate(language, 'feedback:messageSent') };
}
