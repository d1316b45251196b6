import type { CostEvents } from './events.ts';

/** What changes the transaction cost of a proposal. */
export const costMoves = ['proposal.costDecided'] as const satisfies (keyof CostEvents)[];
