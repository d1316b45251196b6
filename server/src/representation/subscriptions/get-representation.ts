import type { representationEndpoints } from '@trattativa/contract/representation/subscriptions/endpoints';
import type { Representation } from '@trattativa/contract/representation/subscriptions/representation';
import { profileType } from '@trattativa/domain/identity/profile-types';
import { findPlayer } from '../../people/players.ts';
import { isStaff } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { CallOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { readRepresentation } from './read-representation.ts';

/**
 * The representation of a player: the caller's own, or for staff that of a registered player's own record. Absent and
 * foreign answer alike, `NOT_FOUND`.
 */
export async function getRepresentation(
  services: Services,
  { actor, input }: CallOf<typeof representationEndpoints.getRepresentation>,
): Promise<Representation> {
  return readRepresentation(services, services.db, actor, await accountOf());

  async function accountOf(): Promise<number> {
    if (input.playerId === undefined && !isStaff(actor)) return actor.accountId;
    const player = input.playerId === undefined ? null : await findPlayer(services.db, input.playerId);
    const isOwnRecord = player?.profile === profileType.player && player.deleted_at === null;
    if (!isOwnRecord || player.account_id === null) throw new AppError('NOT_FOUND');
    if (!isStaff(actor) && player.account_id !== actor.accountId) throw new AppError('NOT_FOUND');
    return player.account_id;
  }
}
