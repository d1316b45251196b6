import type { Transaction } from '../../platform/database/database.ts';
import {
  creditNoteRows,
  discountRows,
  type InvoicedDeal,
  invoiceRows,
  transferRows,
} from './invoice-movements.ts';
import { postMovement } from './post-movement.ts';

/** Posts a club's invoice at its full value, and its discount as a movement of its own. */
export async function postInvoice(
  tx: Transaction,
  invoiceId: number,
  at: Date,
  deal: InvoicedDeal,
): Promise<void> {
  const reference = `teamInvoice:${invoiceId}`;
  await postMovement(tx, { kind: 'invoice', reference, at }, invoiceRows(deal));
  if (deal.discountCents > 0) await postMovement(tx, { kind: 'discount', reference, at }, discountRows(deal));
}

/** Posts what a credit note takes off a club's invoice. */
export async function postCreditNote(
  tx: Transaction,
  creditNoteId: number,
  at: Date,
  note: { teamId: number; amountCents: number; netCents: number; vatCents: number },
): Promise<void> {
  const reference = `creditNote:${creditNoteId}`;
  await postMovement(tx, { kind: 'creditNote', reference, at }, creditNoteRows(note));
}

/** Posts that a club paid an invoice, or, with a negative amount, that the payment is taken back. */
export async function postTransfer(
  tx: Transaction,
  invoice: { id: number; version: number; team_id: number },
  amountCents: number,
  at: Date,
): Promise<void> {
  const reference = `teamInvoice:${invoice.id}:${invoice.version}`;
  await postMovement(tx, { kind: 'payment', reference, at }, transferRows(invoice.team_id, amountCents));
}
