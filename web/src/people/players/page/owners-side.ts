import type { Player } from '@trattativa/contract/people/players/player';
import { call } from '../../../platform/api/call.ts';

/**
 * The service sends the phone only to the owner's side, the player and staff. They see the view counts, and their
 * own views are not counted.
 */
export function isOwnersSide(player: Pick<Player, 'phone'>): boolean {
  return player.phone !== undefined;
}

/** Counts a view of this player's video by another user. A failure is ignored. */
export function countVideoView(player: Pick<Player, 'id' | 'phone'>): void {
  if (!isOwnersSide(player)) call('Player/AddVideoViewed', { playerId: player.id }).catch(() => undefined);
}
