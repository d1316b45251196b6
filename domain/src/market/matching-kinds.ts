/** How well a player fits a request (spec §4), best first. Names: `catalogue:matchingKind.<word>`. */
export const matchingKinds = ['exact', 'potential', 'partial'] as const;

export type MatchingKind = (typeof matchingKinds)[number];

/** Matches are counted up to this; 1001 means "more than a thousand". */
export const maxCounted = 1001;

/** How the workspace groups matches, and in which order the groups stand. */
export const matchGroupings = ['request', 'player'] as const;
export type MatchGrouping = (typeof matchGroupings)[number];

export const matchSorts = ['best', 'newest'] as const;
export type MatchSort = (typeof matchSorts)[number];
