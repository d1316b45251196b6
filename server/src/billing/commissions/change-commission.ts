import type { commissionEndpoints } from '@trattativa/contract/billing/commissions/endpoints';
import { translate } from '@trattativa/texts/translate';
import { assertFound } from '../../platform/database/assert-found.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Call, InputOf, OutputOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { bookingDay } from '../documents/document-number.ts';
import { isMoneyVoided } from '../voided/voided-money.repository.ts';
import { accessCommissionToChange, commissionChangedMeanwhile } from './access-commission.ts';
import type { CommissionRow } from './commission.ts';
import { advanceCommission, type NewStep } from './commission-writes.repository.ts';
import { findCommission } from './commissions.repository.ts';
import { lapseUnearned } from './follow-early-end.ts';
import { readCommission } from './present-commission.ts';
import { recordStep } from './record-commission-step.ts';
import { waiveOpenInstalments } from './waive-open-instalments.ts';

interface Changing {
  commission: CommissionRow;
  side: 'agent' | 'club';
  /** `YYYY-MM-DD` in Italy. */
  today: string;
}

/**
 * Changes a commission at the version seen, in one transaction with its step and event. `change` runs while the row is
 * locked and answers the step. Throws `NOT_FOUND`, `CHANGED_MEANWHILE`, and what `change` throws.
 */
export async function changeCommission(
  services: Services,
  call: Call<Pick<InputOf<typeof commissionEndpoints.answerPlan>, 'commissionId' | 'version'>>,
  change: (tx: Transaction, changing: Changing) => Promise<Pick<NewStep, 'act' | 'instalment'>>,
): Promise<OutputOf<typeof commissionEndpoints.answerPlan>> {
  const { actor, input } = call;
  const at = services.clock.now();
  const today = bookingDay(at);
  return services.db.transaction().execute(async (tx) => {
    const { commission, side } = await accessCommissionToChange(tx, actor, input, today);
    const isVoided = await isMoneyVoided(tx, commission.negotiation_id);
    if (!(await advanceCommission(tx, commission, at)))
      throw await commissionChangedMeanwhile(tx, actor, commission.id, today);
    const step = await change(tx, { commission, side, today });
    await recordStep(tx, assertFound(await findCommission(tx, commission.id)), {
      ...step,
      side,
      actorId: actor.accountId,
      at,
    });
    // What was paid beyond what an early end left, or before staff voided the deal, is open again when the payment is taken back.
    await lapseUnearned(tx, commission.id, at);
    if (isVoided) await waiveOpenInstalments(tx, commission.id, { reason: '–', at });
    const changed = assertFound(await findCommission(tx, commission.id));
    return {
      message: translate(call.language, 'feedback:dataSaved'),
      commission: await readCommission(tx, changed, side, today),
    };
  });
}
