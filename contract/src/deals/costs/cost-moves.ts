import type { CostEvents } from './events.ts';

/** What changes the transaction cost of a proposal. */
export const costMoves = ['proposal.costDecided'] as const satisfies (keyof CostEvents)[];

/** What changes the sheet of roles and fees, and what its sides agreed to, beside offers and signatures. */
export const sheetMoves = [...costMoves, 'proposal.feeSheetMoved'] as const satisfies (keyof CostEvents)[];
