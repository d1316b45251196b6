/** Records that may be about a protected minor. Names: `protection:kind.<name>`. */
export const findingKinds = ['mandate', 'negotiation', 'offer', 'candidate', 'commission'] as const;
export type FindingKind = (typeof findingKinds)[number];
