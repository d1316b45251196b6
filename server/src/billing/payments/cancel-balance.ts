import type { paymentEndpoints } from '@trattativa/contract/billing/payments/endpoints';
import { translate } from '@trattativa/texts/translate';
import { AppError } from '../../platform/app-error.ts';
import { assertFound } from '../../platform/database/assert-found.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import {
  cancelBalanceOf,
  findBalance,
  findRepresentation,
  lockBuyer,
  readRepresentation,
} from '../../representation/subscriptions.ts';
import { balanceRows } from '../ledger/payment-movements.ts';
import { postMovement } from '../ledger/post-movement.ts';

/**
 * Staff cancel a final balance that is not paid; one that is paid is refunded instead. Throws `NOT_FOUND`,
 * `TRANSITION_NOT_ALLOWED`.
 */
export async function cancelBalance(
  services: Services,
  call: CallOf<typeof paymentEndpoints.cancelBalance>,
): Promise<OutputOf<typeof paymentEndpoints.cancelBalance>> {
  const { actor, input } = call;
  const at = services.clock.now();
  return services.db.transaction().execute(async (tx) => {
    const seen = await findBalance(tx, input.balanceId);
    if (!seen) throw new AppError('NOT_FOUND');
    const { account_id } = assertFound(await findRepresentation(tx, seen.representation_id));
    await lockBuyer(tx, account_id);
    const balance = assertFound(await findBalance(tx, input.balanceId));
    if (balance.status !== 'due') throw new AppError('TRANSITION_NOT_ALLOWED');
    await cancelDueBalance(tx, balance, account_id, { reason: input.reason, by: actor.accountId, at });
    return {
      message: translate(call.language, 'feedback:dataSaved'),
      representation: await readRepresentation(services, tx, actor, account_id),
    };
  });
}

/** Cancels a balance that is due, with its movement, for the caller that holds the buyer's lock. */
export async function cancelDueBalance(
  tx: Transaction,
  balance: { id: number; representation_id: number; amount_cents: number },
  accountId: number,
  cancelled: { reason: string; by: number; at: Date; isVoided?: boolean },
): Promise<void> {
  await cancelBalanceOf(tx, balance.representation_id, cancelled);
  const { at } = cancelled;
  const movement = { kind: 'balance', reference: `balance:${balance.id}:cancelled`, at } as const;
  await postMovement(tx, movement, balanceRows(accountId, -balance.amount_cents));
}
