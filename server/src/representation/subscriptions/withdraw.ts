import type { representationEndpoints } from '@trattativa/contract/representation/subscriptions/endpoints';
import { translate } from '@trattativa/texts/translate';
import { AppError } from '../../platform/app-error.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { endRepresentation } from './end-representation.ts';
import { withdrawableAt } from './present-representation.ts';
import { readRepresentation } from './read-representation.ts';
import { purchasesAt } from './subscription.ts';
import { listBalances, listRepresentations, lockBuyer } from './subscriptions.repository.ts';

/**
 * The player withdraws within 14 days of the activation, without a reason: the representation ends at once, and staff see
 * that the activation is to be refunded. Throws `WITHDRAWAL_OVER`.
 */
export async function withdraw(
  services: Services,
  call: CallOf<typeof representationEndpoints.withdraw>,
): Promise<OutputOf<typeof representationEndpoints.withdraw>> {
  const { accountId } = call.actor;
  const at = services.clock.now();
  return services.db.transaction().execute(async (tx) => {
    await lockBuyer(tx, accountId);
    const purchases = purchasesAt(await listRepresentations(tx, accountId), at);
    const withdrawable = withdrawableAt(purchases, await listBalances(tx, accountId), at);
    if (!withdrawable) throw new AppError('WITHDRAWAL_OVER');
    await endRepresentation(tx, withdrawable.purchase.id, { reason: 'withdrawn', actorId: accountId, at });
    return {
      message: translate(call.language, 'feedback:withdrawn'),
      representation: await readRepresentation(services, tx, call.actor, accountId),
    };
  });
}
