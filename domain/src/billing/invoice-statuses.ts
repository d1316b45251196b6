import type { NumberRange } from '../platform/number-limits.ts';
/** Statuses of a club's invoice: issued, paid, canceled by credit notes. Names: `invoices:status.<id>`. */
export const invoiceStatus = {
  issued: 0,
  paid: 1,
  canceled: 2,
} as const;

export type InvoiceStatus = (typeof invoiceStatus)[keyof typeof invoiceStatus];

export const invoiceStatuses = [0, 1, 2] as const satisfies readonly InvoiceStatus[];

/** Years that invoices are filtered by. */
export const invoiceYears = { least: 2000, most: 2199 } as const satisfies NumberRange;
