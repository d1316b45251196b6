/** Records that may be about a protected minor; `player`: the player's record itself. Names: `protection:kind.<name>`. */
export const findingKinds = ['mandate', 'negotiation', 'offer', 'candidate', 'commission', 'player'] as const;
export type FindingKind = (typeof findingKinds)[number];
