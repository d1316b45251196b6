export interface ScoutEvents {
  /** A shortlist, or what is in it, has changed; told to its scout only. */
  'scout.shortlistsChanged': { shortlistId: number };
}
