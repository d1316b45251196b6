export interface PlayerEvents {
  'player.added': { playerId: number };
  'player.changed': {
    playerId: number;
    /** Scouts found the player until now. */
    closedToScouts?: true;
  };
  'player.removed': { playerId: number };
  /** An own profile that stays incomplete is deleted soon. */
  'player.profileReminded': { playerId: number };
  'player.restored': { playerId: number };
}
