import type { ElectronicDocument } from '@trattativa/contract/billing/electronic/electronic-document';
import type { CreditNote } from '@trattativa/contract/billing/invoices/invoice';
import type { PlayerInvoice } from '@trattativa/contract/billing/invoices/player-invoice';
import {
  buyerName,
  type PlayerCreditNoteRow,
  type PlayerInvoiceRow,
  playerCreditNumberOf,
  playerNumberOf,
} from './player-invoice.ts';

/** An invoice as a list shows it; the same to everybody who may see it. */
export function presentPlayerInvoice(invoice: PlayerInvoiceRow): PlayerInvoice {
  return {
    id: invoice.id,
    number: playerNumberOf(invoice),
    year: invoice.year,
    version: invoice.version,
    service: invoice.service,
    price: invoice.price_cents / 100,
    deducted: invoice.deducted_cents / 100,
    amountCharged: invoice.amount_cents / 100,
    net: invoice.net_cents / 100,
    vat: invoice.vat_cents / 100,
    vatPercent: invoice.vat_percent,
    paymentProvider: invoice.provider,
    paymentStatus: invoice.payment_status,
    credited: invoice.credited_cents / 100,
    activationDate: invoice.starts_at.toISOString(),
    endDate: invoice.ends_at.toISOString(),
    creationDate: invoice.issued_on,
    player: {
      accountId: invoice.account_id,
      playerId: invoice.player_id,
      name: buyerName(invoice.buyer),
    },
  };
}

export function presentPlayerCreditNote(
  note: PlayerCreditNoteRow,
  electronic: ElectronicDocument | null,
): CreditNote {
  return {
    id: note.id,
    number: playerCreditNumberOf(note),
    amount: note.amount_cents / 100,
    net: note.net_cents / 100,
    vat: note.vat_cents / 100,
    reason: note.reason,
    creationDate: note.issued_on,
    electronic,
  };
}
