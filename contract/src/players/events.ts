export interface PlayerEvents {
  'player.added': { playerId: number };
  'player.changed': { playerId: number };
  'player.removed': { playerId: number };
  'player.restored': { playerId: number };
}
