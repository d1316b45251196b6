import { namedIds } from '../platform/named-ids.ts';
import type { NumberRange } from '../platform/number-limits.ts';

declare enum InvoiceStatusNames {
  issued = '0',
  paid = '1',
  canceled = '2',
}

/** Statuses of a club's invoice: issued, paid, canceled by credit notes. Names: `invoices:status.<id>`. */
export const invoiceStatus = namedIds<typeof InvoiceStatusNames>({
  issued: 0,
  paid: 1,
  canceled: 2,
});

export type InvoiceStatus = InvoiceStatusNames;

export const invoiceStatuses: readonly InvoiceStatus[] = Object.values(invoiceStatus);

/** Years that invoices are filtered by. */
export const invoiceYears = { min: 2000, max: 2199 } as const satisfies NumberRange;
