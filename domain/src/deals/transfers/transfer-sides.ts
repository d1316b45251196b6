/** The two clubs of a transfer: the one that engages the player, and the one that releases the player. */
export const transferSides = ['engaging', 'releasing'] as const;
export type TransferSide = (typeof transferSides)[number];

export function otherClub(side: TransferSide): TransferSide {
  return side === 'engaging' ? 'releasing' : 'engaging';
}
