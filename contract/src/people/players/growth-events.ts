export interface PlayerGrowthEvents {
  /** Somebody has evaluated the player's skills; no change of the profile. */
  'player.evaluated': { playerId: number };
  /** Somebody opened the profile or its video for the first time today; no change of the profile. */
  'player.viewed': { playerId: number };
}
