import type { CommissionEvents } from './events.ts';

/** What changes a commission; the compiler refuses a list that misses one. */
export const commissionMoves = Object.keys({
  'commission.planned': true,
  'commission.confirmed': true,
  'commission.objected': true,
  'commission.reportedPaid': true,
  'commission.reportTakenBack': true,
  'commission.received': true,
  'commission.receiptTakenBack': true,
  'commission.waived': true,
  'commission.reduced': true,
  'commission.late': true,
} satisfies Record<keyof CommissionEvents, true>) as unknown as readonly (keyof CommissionEvents)[];
