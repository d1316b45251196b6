export interface ScoutEvents {
  /** A shortlist or its players changed; the recipient is its scout. */
  'scout.shortlistsChanged': { shortlistId: number };
  /** A player who is or was open to scouts changed; recipients are all scouts. */
  'scout.playersChanged': { playerId: number };
}
