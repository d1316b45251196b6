import type { EndingSide } from '@trattativa/domain/people/ledger/ending';

/** How the act of a side is called: both sides of a contract terminate it, a loan is recalled or returned from. */
export const actOfSide = {
  club: 'termination',
  player: 'termination',
  lender: 'recall',
  borrower: 'return',
} as const satisfies Record<EndingSide, string>;
