export interface ScoutEvents {
  /** A shortlist, or what is in it, has changed; told to its scout only. */
  'scout.shortlistsChanged': { shortlistId: number };
  /** A player whom scouts find, or found until now, has changed; told to all scouts. */
  'scout.playersChanged': { playerId: number };
}
