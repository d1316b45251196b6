/** What the cache calls the answers about matches. */
export const matchingKeys = {
  matches: ['matching', 'matches'],
  candidates: ['matching', 'candidates'],
  candidateCounts: ['matching', 'candidateCounts'],
} as const;
