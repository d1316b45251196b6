import type { Player } from '@trattativa/contract/people/players/player';

/** The service gives the phone to the owner's side, the player and staff only: they read the counts and are not counted. */
export function isOwnersSide(player: Pick<Player, 'phone'>): boolean {
  return player.phone !== undefined;
}
