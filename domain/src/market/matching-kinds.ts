/** How well a player fits a request (spec §4), best first. Names: `catalogue:matchingKind.<word>`. */
export const matchingKinds = ['exact', 'potential', 'partial'] as const;

export type MatchingKind = (typeof matchingKinds)[number];
