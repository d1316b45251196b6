import type { mandateCheckEndpoints } from '@trattativa/contract/representation/mandates/check-endpoints';
import { accessPlayerToEdit } from '../../people/players.ts';
import { feeCapOf, judgeAct, presentJudgement, yearlyPercentOf } from '../../people/rules.ts';
import { subjectId } from '../../platform/actor.ts';
import { dayOf } from '../../platform/clock.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { feeOf, mandatePiece } from './mandate-terms.ts';

/**
 * What a form says before a mandate is proposed to a player. Throws `NOT_FOUND` (foreign or absent player), `FORBIDDEN` (only seen),
 * `SUBJECT_MISMATCH`, `INVALID_INPUT` (a fee of two kinds).
 */
export async function checkMandate(
  services: Services,
  { actor, input, language }: CallOf<typeof mandateCheckEndpoints.checkMandate>,
): Promise<OutputOf<typeof mandateCheckEndpoints.checkMandate>> {
  const agentId = subjectId(actor, actor.agentId, input.agentId);
  const fee = feeOf(input);
  const day = dayOf(services.clock.now());
  const { id: playerId } = await accessPlayerToEdit(services, services.db, actor, input.playerId);
  const judged = await judgeAct(services.db, services.rules.current.rules, {
    act: 'mandate',
    playerId,
    agentId,
    teamIds: [],
    day,
    fee: {
      percentOfYear: yearlyPercentOf({
        commissionPercent: fee.feePercent,
        commissionAmount: input.feeAmount,
        isOfYearlyPay: true,
      }),
      isAgreed: null,
    },
    stated: { mandate: mandatePiece(input, fee, input.isOnForm ?? false) },
  });
  return { ...presentJudgement(judged, language), feeCap: feeCapOf(services, day) };
}
