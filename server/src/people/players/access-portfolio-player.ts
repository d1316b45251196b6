import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { PlayerRow } from './player.ts';
import { canRemovePlayer } from './players.policy.ts';
import { findPlayer } from './players.repository.ts';
import { type OwnerKind, ownerOf, type PortfolioOwner } from './portfolio-owner.ts';

/**
 * The gate to a record of a portfolio, for its owner and staff: whatever is not in the caller's own portfolio (of this
 * kind, if one is named) answers as if absent, `NOT_FOUND`, even where the caller may see the player otherwise.
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
