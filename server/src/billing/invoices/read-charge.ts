import type { NegotiationCharge } from '@trattativa/contract/billing/invoices/invoice';
import {
  type NegotiationStatus,
  negotiationStatus,
  negotiationStatuses,
} from '@trattativa/domain/deals/negotiation-statuses';
import { accessNegotiation } from '../../deals/negotiations.ts';
import { type Actor, isStaff } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { assertFound } from '../../platform/database/assert-found.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { numberOf } from '../documents/document-number.ts';
import { findCharge, findInvoiceOfNegotiation } from './invoices.repository.ts';

/** Statuses in which a negotiation may still be signed, or is. */
const chargeable: readonly NegotiationStatus[] = negotiationStatuses.filter(
  (status) => status !== negotiationStatus.rejected,
);

/** What is or will be invoiced for a negotiation, to a side of the deal. Throws `NOT_FOUND`, to readers too. */
export async function readCharge(
  db: Queryable,
  actor: Actor,
  negotiationId: number,
): Promise<NegotiationCharge> {
  const { side } = await accessNegotiation(db, actor, negotiationId);
  if (side === 'reader') throw new AppError('NOT_FOUND');
  const deal = assertFound(await findCharge(db, negotiationId, { hold: false }));
  const invoice = await findInvoiceOfNegotiation(db, negotiationId);
  return {
    negotiationId,
    value: deal.price_cents / 100,
    discount: deal.discount_cents / 100,
    invoice: invoice && { id: invoice.id, number: numberOf(invoice) },
    can: {
      setDiscount: isStaff(actor) && !invoice && deal.price_cents > 0 && chargeable.includes(deal.status),
    },
  };
}
