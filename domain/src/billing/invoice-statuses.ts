/** States of a club's invoice: issued and not paid yet, paid, canceled by credit notes. Names: `invoices:status.<id>`. */
export const invoiceStatus = {
  issued: 0,
  paid: 1,
  canceled: 2,
} as const;

export type InvoiceStatus = (typeof invoiceStatus)[keyof typeof invoiceStatus];

export const invoiceStatuses = [0, 1, 2] as const satisfies readonly InvoiceStatus[];
