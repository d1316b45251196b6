import { finalBalance } from '@trattativa/domain/representation/final-prices';
import { dayInRome } from '@trattativa/domain/representation/representation-term';
import type { Transaction } from '../../platform/database/database.ts';
import { findSigner } from '../signers.ts';
import { recordRepresentationEvent } from './record-representation-event.ts';
import type { BalanceRow, RepresentationRow } from './subscription.ts';
import { insertBalance, writeBalanceCancelled, writeBalancePaid } from './subscription-writes.repository.ts';
import {
  findBalance,
  findBalanceOf,
  findRepresentation,
  findRepresentationAt,
  lockBuyer,
} from './subscriptions.repository.ts';

/**
 * Makes the final balance when a negotiation is signed in the term of its player's representation; the first one only,
 * but for those that were voided with their deal. Locks the buyer. Null: nothing is to be paid, or `isVoided`. Safe to run again.
 */
export async function openBalance(
  tx: Transaction,
  negotiationId: number,
  signedAt: Date,
  isVoided: (tx: Transaction, negotiationId: number) => Promise<boolean>,
): Promise<{ representation: RepresentationRow; balance: BalanceRow } | null> {
  const signer = await findSigner.get()(tx, negotiationId);
  if (!signer) return null;
  await lockBuyer(tx, signer.account_id);
  if (await isVoided(tx, negotiationId)) return null;
  const representation = await findRepresentationAt(tx, signer.account_id, signedAt);
  if (!representation) return null;
  const agreed = {
    activationCents: representation.activation_cents,
    finalPrices: representation.final_prices,
  };
  const { priceCents, amountCents } = finalBalance(agreed, signer.level);
  const id = await insertBalance(tx, {
    representationId: representation.id,
    negotiationId,
    level: signer.level,
    priceCents,
    amountCents,
    dueOn: dayInRome(signedAt, representation.balance_due_days),
    at: signedAt,
  });
  const balance = id === null ? null : await findBalance(tx, id);
  if (balance?.status !== 'due') return null;
  const by = { actorId: null, at: signedAt };
  await recordRepresentationEvent(
    tx,
    'representation.balanceDue',
    representation,
    { balanceId: balance.id },
    by,
  );
  return { representation, balance };
}

/**
 * Marks the balance of a representation as paid, for the caller that holds the buyer's lock. False: it is not due, and
 * nothing was changed.
 */
export async function payBalance(tx: Transaction, representationId: number, at: Date): Promise<boolean> {
  const representation = await findRepresentation(tx, representationId);
  const balance = await findBalanceOf(tx, representationId);
  if (!representation || !balance || !(await writeBalancePaid(tx, balance.id, at))) return false;
  const by = { actorId: representation.account_id, at };
  await recordRepresentationEvent(
    tx,
    'representation.balancePaid',
    representation,
    { balanceId: balance.id },
    by,
  );
  return true;
}

/**
 * Cancels a balance that is due, or whose payment was paid back; for the caller that holds the buyer's lock. False: it was
 * cancelled before.
 */
export async function cancelBalanceOf(
  tx: Transaction,
  representationId: number,
  cancelled: { reason: string; by: number | null; at: Date; isVoided?: boolean },
): Promise<boolean> {
  const representation = await findRepresentation(tx, representationId);
  const balance = await findBalanceOf(tx, representationId);
  if (!representation || !balance || !(await writeBalanceCancelled(tx, balance.id, cancelled))) return false;
  const by = { actorId: cancelled.by, at: cancelled.at };
  await recordRepresentationEvent(
    tx,
    'representation.balanceCancelled',
    representation,
    { balanceId: balance.id },
    by,
  );
  return true;
}
