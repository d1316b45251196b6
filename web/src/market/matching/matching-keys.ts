/** What the cache calls the answers about matches. */
export const matchingKeys = {
  matches: ['matching', 'matches'],
  /** How many of each kind. */
  counts: ['matching', 'counts'],
  candidates: ['matching', 'candidates'],
  candidateCounts: ['matching', 'candidateCounts'],
} as const;
