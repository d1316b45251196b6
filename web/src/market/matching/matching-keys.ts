/** Cache keys of matches. */
export const matchingKeys = {
  matches: ['matching', 'matches'],
  /** The number of matches by kind. */
  counts: ['matching', 'counts'],
  /** By request or by player. */
  groups: ['matching', 'groups'],
  /** Player and club of the open negotiations. */
  proposed: ['matching', 'proposed'],
  candidates: ['matching', 'candidates'],
  candidateCounts: ['matching', 'candidateCounts'],
  /** How one player fits the club's own requests. */
  fits: ['matching', 'fits'],
} as const;
