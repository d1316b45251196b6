import { invoiceStatus } from '@trattativa/domain/billing/invoice-statuses';
import type { DealMoney } from '../../people/deal-money.ts';
import { AppError } from '../../platform/app-error.ts';
import { assertFound } from '../../platform/database/assert-found.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { findSigner } from '../../representation/signers.ts';
import {
  findBalanceOfNegotiation,
  findRepresentation,
  lockBuyer,
} from '../../representation/subscriptions.ts';
import { isPaid } from '../commissions/commission.ts';
import { findCommissionOf, listInstalmentsOf } from '../commissions/commissions.repository.ts';
import { waiveOpenInstalments } from '../commissions/waive-open-instalments.ts';
import { creditInvoice } from '../invoices/credit-invoice.ts';
import { openCents } from '../invoices/invoice.ts';
import { findInvoiceOfNegotiation } from '../invoices/invoices.repository.ts';
import { cancelDueBalance } from '../payments/cancel-balance.ts';
import { writeMoneyVoided } from '../voided/voided-money.repository.ts';

interface Why {
  reason: string;
  actorId: number;
  at: Date;
}

/** Takes back the money of a deal whose registration staff correct, as far as it is not paid, and keeps more from being made of it. */
export const voidDealMoney: DealMoney = {
  async lock(tx, negotiationId) {
    const balance = await findBalanceOfNegotiation(tx, negotiationId);
    // A balance that is not open yet is opened under this lock, too.
    const buyer = balance
      ? assertFound(await findRepresentation(tx, balance.representation_id))
      : await findSigner.get()(tx, negotiationId);
    if (buyer) await lockBuyer(tx, buyer.account_id);
  },
  async voidAll(tx, negotiationId, why) {
    await writeMoneyVoided(tx, negotiationId, why);
    const paid = [
      await voidBalance(tx, negotiationId, why),
      await voidCommission(tx, negotiationId, why),
      // The number of a credit note is taken last (docs/locking.md).
      await voidInvoice(tx, negotiationId, why),
    ];
    return paid.includes(true);
  },
};

/** True: it is paid. */
async function voidInvoice(tx: Transaction, negotiationId: number, why: Why): Promise<boolean> {
  const invoice = await findInvoiceOfNegotiation(tx, negotiationId);
  if (!invoice || invoice.status === invoiceStatus.canceled) return false;
  if (invoice.status === invoiceStatus.paid) return true;
  const credited = await creditInvoice(tx, invoice, { ...why, amountCents: openCents(invoice) });
  if (!credited) throw new AppError('TRANSITION_NOT_ALLOWED');
  return false;
}

/** True: an instalment is paid, or said to be. */
async function voidCommission(tx: Transaction, negotiationId: number, { reason, at }: Why): Promise<boolean> {
  const commission = await findCommissionOf(tx, negotiationId);
  if (!commission) return false;
  await waiveOpenInstalments(tx, commission.id, { reason, at });
  return (await listInstalmentsOf(tx, commission.id)).some(isPaid);
}

/** True: it is paid. The buyer is locked. */
async function voidBalance(
  tx: Transaction,
  negotiationId: number,
  { reason, actorId, at }: Why,
): Promise<boolean> {
  const balance = await findBalanceOfNegotiation(tx, negotiationId);
  if (balance?.status !== 'due') return balance?.status === 'paid';
  const { account_id: accountId } = assertFound(await findRepresentation(tx, balance.representation_id));
  await cancelDueBalance(tx, balance, accountId, { reason, by: actorId, at, isVoided: true });
  return false;
}
