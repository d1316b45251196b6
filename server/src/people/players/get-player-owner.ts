import type { playerEndpoints } from '@trattativa/contract/people/players/endpoints';
import { profileType } from '@trattativa/domain/identity/profile-types';
import { AppError } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import type { CallOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { accessPlayer } from './access-player.ts';
import type { PlayerRow } from './player.ts';
import { findPlayerOwner, findRepresentative } from './player-origin.repository.ts';
import { isAdult } from './players.policy.ts';
import { findPlayer } from './players.repository.ts';

/**
 * The origin of a record, for everybody who may see it, and of any adult for a premium agent (permission
 * matrix). Throws `NOT_FOUND`.
 */
async function accessOrigin(
  services: Services,
  call: CallOf<typeof playerEndpoints.getPlayerOwner>,
): Promise<PlayerRow> {
  const { actor, input } = call;
  if (actor.kind === 'premium') {
    const player = await findPlayer(services.db, input.playerId);
    if (player && player.deleted_at === null && isAdult(player, dayOf(services.clock.now()))) return player;
  }
  return accessPlayer(services, services.db, actor, input.playerId);
}

/** Whether the player came through this platform's own registration, or by applying to a request. */
export async function isTransferPlayer(
  services: Services,
  call: CallOf<typeof playerEndpoints.isTransferPlayer>,
) {
  return { isTransferPlayer: (await accessOrigin(services, call)).from_transfer };
}

/**
 * Who keeps the record, and who may be contacted: the owner's person; for a minor's own record the agent who represents
 * the player, if any, since a minor is reached only so or through the guardian.
 */
export async function getPlayerOwner(
  services: Services,
  call: CallOf<typeof playerEndpoints.getPlayerOwner>,
) {
  const player = await accessOrigin(services, call);
  const owner = await findPlayerOwner(services.db, player.id);
  if (!owner) throw new AppError('NOT_FOUND');
  const common = {
    profile: player.profile,
    ownerId: owner.owner_id,
    name: owner.name,
    society: owner.society,
    imageUrl: owner.image_url,
  };
  const isOwnOfMinor = player.profile === profileType.player && !isAdult(player, dayOf(services.clock.now()));
  if (isOwnOfMinor && player.account_id !== null) {
    const agent = await findRepresentative(services.db, player.account_id);
    return { ...common, contact: agent && { baseUserId: agent.account_id, name: agent.name } };
  }
  const { account_id: baseUserId, account_name: name } = owner;
  return { ...common, contact: baseUserId === null ? null : { baseUserId, name: name ?? '' } };
}
