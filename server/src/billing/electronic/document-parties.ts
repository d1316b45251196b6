import type { BillingDetails } from '@trattativa/domain/billing/electronic-invoice';
import type { Operator } from '@trattativa/domain/identity/platform-settings';
import { completedOperator } from './completed-operator.ts';
import type { ElectronicBuyer, IssuedDocument } from './issued-document.ts';

/** What the electronic documents of an invoice need beside it. */
export interface BillingFacts {
  operatorNow: Operator;
  detailsNow: BillingDetails | null;
}

interface IssuedInvoice {
  id: number;
  issuer: { operator?: Operator };
  /** The buyer's details of the invoice's day. */
  details: BillingDetails | null;
}

/** Both sides of an invoice as of its day, and as of today for a document that corrects it. */
export function documentParties(
  { id, issuer, details }: IssuedInvoice,
  { operatorNow, detailsNow }: BillingFacts,
  buyerOf: (first: BillingDetails | null, second: BillingDetails | null) => ElectronicBuyer | null,
): Pick<IssuedDocument, 'invoiceId' | 'operator' | 'buyer' | 'corrected'> {
  return {
    invoiceId: id,
    operator: completedOperator(issuer.operator, operatorNow),
    buyer: buyerOf(details, detailsNow),
    corrected: {
      operator: completedOperator(operatorNow, issuer.operator ?? operatorNow),
      buyer: buyerOf(detailsNow, details),
    },
  };
}
