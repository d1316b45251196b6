import type { portfolioEndpoints } from '@trattativa/contract/people/portfolios/endpoints';
import { profileType } from '@trattativa/domain/identity/profile-types';
import { translate } from '@trattativa/texts/translate';
import { AppError } from '../../platform/app-error.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { findPlayer } from '../players/players.repository.ts';
import { announceDeletion } from './end-player-record.ts';

/**
 * Staff notify everybody concerned that a player was deleted. The name must be the record's, as a guard
 * against a wrong id. Throws `NOT_FOUND` for a player who is not deleted or has another name,
 * `DELETION_ALREADY_TOLD`.
 */
export async function sendPlayerDeletedEmail(
  services: Services,
  { actor, input, language }: CallOf<typeof portfolioEndpoints.sendPlayerDeletedEmail>,
): Promise<OutputOf<typeof portfolioEndpoints.sendPlayerDeletedEmail>> {
  const at = services.clock.now();
  await services.db.transaction().execute(async (tx) => {
    const player = await findPlayer(tx, input.playerId);
    const named =
      player && `${player.name} ${player.surname}`.toLowerCase() === input.playerName.toLowerCase();
    if (!player?.deleted_at || !named || player.profile === profileType.player)
      throw new AppError('NOT_FOUND');
    const notified = await announceDeletion(
      tx,
      { ...player, deleted_at: player.deleted_at },
      { actorId: actor.accountId, at },
    );
    if (!notified) throw new AppError('DELETION_ALREADY_TOLD');
  });
  return { message: translate(language, 'feedback:messageSent') };
}
