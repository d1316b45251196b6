/** The sides of a negotiation that have standard messages of their own: the club, and whoever proposes. */
export const standardMessageSides = ['club', 'proposer'] as const;

export type StandardMessageSide = (typeof standardMessageSides)[number];
