/** Owners of a portfolio: agent, club or coach. */
export const ownerKinds = ['agent', 'team', 'coach'] as const;

export type OwnerKind = (typeof ownerKinds)[number];
