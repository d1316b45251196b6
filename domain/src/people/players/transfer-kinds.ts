/** The kinds of deal that move a player: without a contract to buy out, bought from a club, or lent by one. */
export const transferKinds = ['free', 'permanent', 'loan'] as const;

export type TransferKind = (typeof transferKinds)[number];
