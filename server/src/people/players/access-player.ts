import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import type { PlayerRow } from './player.ts';
import { canEditPlayer, canSeePlayer } from './players.policy.ts';
import { findPlayerFor } from './players.repository.ts';

/**
 * The gate: loads a player and authorises in one step. Absent, deleted and hidden answer alike, `NOT_FOUND`.
 */
export async function accessPlayer(
  services: Services,
  db: Queryable,
  actor: Actor,
  playerId: number,
): Promise<PlayerRow> {
  const found = await findPlayerFor(db, playerId, actor.teamId);
  const today = dayOf(services.clock.now());
  if (
    !found ||
    found.player.deleted_at !== null ||
    !canSeePlayer(actor, found.player, today, found.sharesADeal)
  ) {
    throw new AppError('NOT_FOUND');
  }
  return found.player;
}

/** The gate for changes: `NOT_FOUND` for what the actor may not see, `FORBIDDEN` for what they may only see. */
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
