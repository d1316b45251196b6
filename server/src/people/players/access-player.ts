import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import type { PlayerRow } from './player.ts';
import { canEditPlayer, canRemovePlayer, canSeePlayer } from './players.policy.ts';
import { findPlayer, findPlayerFor } from './players.repository.ts';
import { type OwnerKind, ownerOf, type PortfolioOwner } from './portfolio/portfolio-owner.ts';

/** Loads a player and authorises in one step. Absent, deleted and hidden answer alike: `NOT_FOUND`. */
export async function accessPlayer(
  services: Services,
  db: Queryable,
  actor: Actor,
  playerId: number,
): Promise<PlayerRow> {
  const today = dayOf(services.clock.now());
  const found = await findPlayerFor(db, playerId, actor.teamId, today);
  if (
    !found ||
    found.player.deleted_at !== null ||
    !canSeePlayer(actor, found.player, today, found.sharesADeal)
  ) {
    throw new AppError('NOT_FOUND');
  }
  return found.player;
}

/** Loads a player for changes. Throws `NOT_FOUND`, and `FORBIDDEN` for a player whom the actor may only see. */
export async function accessPlayerToEdit(
  services: Services,
  db: Queryable,
  actor: Actor,
  playerId: number,
): Promise<PlayerRow> {
  const player = await accessPlayer(services, db, actor, playerId);
  if (!canEditPlayer(actor, player)) throw new AppError('FORBIDDEN');
  return player;
}

/**
 * Loads a record of a portfolio for its owner or staff. A record that is not in the caller's own portfolio
 * (of this kind, if given) answers as if absent, `NOT_FOUND`, even where the caller may see the player
 * otherwise.
 */
export async function accessPortfolioPlayer(
  db: Queryable,
  actor: Actor,
  playerId: number,
  kind?: OwnerKind,
): Promise<{ player: PlayerRow; owner: PortfolioOwner }> {
  const player = await findPlayer(db, playerId);
  const owner = player && ownerOf(player);
  if (!player || !owner || !canRemovePlayer(actor, player) || (kind && owner.kind !== kind))
    throw new AppError('NOT_FOUND');
  return { player, owner };
}
