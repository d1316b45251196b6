import type { playerEndpoints } from '@trattativa/contract/people/players/endpoints';
import { profileType } from '@trattativa/domain/identity/profile-types';
import type { Actor } from '../../platform/actor.ts';
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
 * Authorises reading the origin of a record: for everybody who may see it, and for premium agents of any
 * adult (permission matrix). Throws `NOT_FOUND`.
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

/** The owner of a record and whom to contact (`ownerOfRecord`), for a caller who may know it. */
export async function getPlayerOwner(
  services: Services,
  call: CallOf<typeof playerEndpoints.getPlayerOwner>,
) {
  return ownerOfRecord(services, await accessOrigin(services, call));
}

/**
 * A player whom the caller may see, and the person to contact about the player; null: nobody may be
 * contacted. Throws `NOT_FOUND`.
 */
export async function accessPlayerContact(
  services: Services,
  actor: Actor,
  playerId: number,
): Promise<{ player: PlayerRow; contactId: number | null }> {
  const player = await accessPlayer(services, services.db, actor, playerId);
  const { contact } = await ownerOfRecord(services, player);
  return { player, contactId: contact?.baseUserId ?? null };
}

/**
 * The owner of a record and whom to contact: the owner's person; for a minor's own record the agent who
 * represents the player, if any, because a minor is reached only through the agent or the guardian.
 */
async function ownerOfRecord(services: Services, player: PlayerRow) {
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
