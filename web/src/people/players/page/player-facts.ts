import type { Player } from '@trattativa/contract/people/players/player';

/**
 * The fields shown on a player's card and line: a whole `Player`, or the part that a negotiation, a match or a
 * conversation contains. Absent fields are not shown.
 */
export type PlayerFacts = Pick<Player, 'id' | 'name' | 'surname' | 'age' | 'principalRole'> &
  Partial<Omit<Player, 'can'>> & { imageUrl?: string | null; can?: { edit?: boolean } };

/** The full name. */
export function playerName(player: Pick<PlayerFacts, 'name' | 'surname'>): string {
  return `${player.name} ${player.surname}`.trim();
}
