import { paths } from '../app/paths.ts';

/** Where the matches of each kind are listed. */
export const matchPaths = {
  exact: paths.exactMatch,
  potential: paths.potentialMatch,
  partial: paths.partialMatch,
} as const;

/** Matches are counted exactly up to this. */
export const countedTo = 1000;
