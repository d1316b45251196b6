import type { Player } from '@trattativa/contract/people/players/player';

/**
 * What the card and the line of a player show. A whole `Player` fits, and so does the part of one that a negotiation, a
 * match or a conversation carries: what is absent is not shown.
 */
export type PlayerFacts = Pick<Player, 'id' | 'name' | 'surname' | 'age' | 'principalRole'> &
  Partial<Omit<Player, 'can'>> & { imageUrl?: string | null; can?: { edit?: boolean } };

/** Name and surname as people say them. */
export function playerName(player: Pick<PlayerFacts, 'name' | 'surname'>): string {
  return `${player.name} ${player.surname}`.trim();
}
