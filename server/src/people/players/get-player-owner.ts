import type { playerEndpoints } from '@trattativa/contract/people/players/endpoints';
import { profileType } from '@trattativa/domain/identity/profile-types';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { CallOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { accessPlayer } from './access-player.ts';
import type { PlayerRow } from './player.ts';
import { findPlayerOwner, findRepresentative } from './player-origin.repository.ts';
import { isAdult } from './players.policy.ts';
import { findPlayer } from './players.repository.ts';

/**
 * Authorises reading the origin of a record and who represents the player: for everybody who may see it, and for premium agents of
 * any adult (permission matrix). Throws `NOT_FOUND`.
 */
export async function accessOrigin(
  services: Services,
  { actor, input }: Pick<CallOf<typeof playerEndpoints.getPlayerOwner>, 'actor' | 'input'>,
): Promise<PlayerRow> {
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
  return (await ownerOfRecord(services, services.db, await accessOrigin(services, call))).shown;
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
  const { recordOwner } = await ownerOfRecord(services, services.db, player);
  return { player, contactId: recordOwner?.accountId ?? null };
}

/** Owner of a player's record, who is asked about the player: the person, and the agent or club that they act for. */
interface RecordOwner {
  accountId: number;
  agentId: number | null;
  teamId: number | null;
}

/** A player whom the caller may see, and who keeps the record; null: nobody may be asked. Throws `NOT_FOUND`. */
export async function accessPlayerRecordOwner(
  services: Services,
  db: Queryable,
  actor: Actor,
  playerId: number,
): Promise<{ player: PlayerRow; recordOwner: RecordOwner | null }> {
  const player = await accessPlayer(services, db, actor, playerId);
  return { player, recordOwner: (await ownerOfRecord(services, db, player)).recordOwner };
}

/**
 * The owner of a record and whom to contact: the owner's person; for a minor's own record the agent who
 * represents the player, if any, because a minor is reached only through the agent or the guardian.
 */
async function ownerOfRecord(services: Services, db: Queryable, player: PlayerRow) {
  const owner = await findPlayerOwner(db, player.id);
  if (!owner) throw new AppError('NOT_FOUND');
  const common = {
    profile: player.profile,
    ownerId: owner.owner_id,
    name: owner.name,
    society: owner.society,
    imageUrl: owner.image_url,
    licence: owner.licence,
  };
  const isOwnOfMinor = player.profile === profileType.player && !isAdult(player, dayOf(services.clock.now()));
  if (isOwnOfMinor && player.account_id !== null) {
    const agent = await findRepresentative(db, player.account_id);
    const contact = agent && { baseUserId: agent.account_id, name: agent.name };
    const recordOwner: RecordOwner | null = agent && {
      accountId: agent.account_id,
      agentId: agent.agent_id,
      teamId: null,
    };
    return { shown: { ...common, contact }, recordOwner };
  }
  const { account_id: accountId, account_name: name } = owner;
  if (accountId === null) return { shown: { ...common, contact: null }, recordOwner: null };
  const recordOwner: RecordOwner = { accountId, agentId: player.agent_id, teamId: player.team_id };
  return { shown: { ...common, contact: { baseUserId: accountId, name: name ?? '' } }, recordOwner };
}
