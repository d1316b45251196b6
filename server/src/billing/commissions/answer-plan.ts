import type { commissionEndpoints } from '@trattativa/contract/billing/commissions/endpoints';
import { AppError, fieldError } from '../../platform/app-error.ts';
import { assertFound } from '../../platform/database/assert-found.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { statedFees } from '../stated-fees.ts';
import { changeCommission } from './change-commission.ts';
import { writeAnswer } from './commission-writes.repository.ts';
import { abilitiesOf } from './commissions.policy.ts';
import { findSignedDeal } from './commissions.repository.ts';
import { assertCommissionAllowed } from './protect-minor-deal.ts';

/**
 * The club confirms the plan in force or objects to it. An objection can become a confirmation; a confirmation stays
 * until the agent makes another plan. Throws `NOT_FOUND`, `CHANGED_MEANWHILE`, `TRANSITION_NOT_ALLOWED`,
 * `REASON_REQUIRED`, and for a confirmation `MINOR_PROTECTED` and `FEES_NOT_AGREED` (the player has not agreed to what was
 * stated after the signature).
 */
export async function answerPlan(
  services: Services,
  call: CallOf<typeof commissionEndpoints.answerPlan>,
): Promise<OutputOf<typeof commissionEndpoints.answerPlan>> {
  const { answer } = call.input;
  const reason = call.input.reason || null;
  return changeCommission(services, call, async (tx, { commission, side }) => {
    if (!abilitiesOf(side, commission).answer) throw new AppError('TRANSITION_NOT_ALLOWED');
    if (answer === 'objected' && reason === null) throw fieldError('REASON_REQUIRED', ['reason'], 'required');
    if (answer !== 'objected') {
      const deal = assertFound(await findSignedDeal(tx, commission.negotiation_id));
      await assertCommissionAllowed(services, tx, call.language, deal);
      await statedFees.get()(services, tx, commission.negotiation_id);
    }
    await writeAnswer(tx, commission.id, answer, answer === 'objected' ? reason : null);
    return { act: answer };
  });
}
