import type { offerCheckEndpoints } from '@trattativa/contract/deals/offers/check-endpoints';
import { accessPlayer } from '../../people/players.ts';
import { feeCapOf, judgeActOnPlayer, presentVerdict, yearlyPercentOf } from '../../people/rules.ts';
import { isStaff, subjectId } from '../../platform/actor.ts';
import { dayOf } from '../../platform/clock.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';

/**
 * What the rules say to an offer to a player before it is sent. Throws `NOT_FOUND`, `SUBJECT_MISMATCH`; changes nothing.
 */
export async function checkOffer(
  services: Services,
  { actor, input, language }: CallOf<typeof offerCheckEndpoints.checkOffer>,
): Promise<OutputOf<typeof offerCheckEndpoints.checkOffer>> {
  const day = dayOf(services.clock.now());
  const isUnnamed = isStaff(actor) && input.teamId == null;
  const teamIds = isUnnamed ? [] : [subjectId(actor, actor.teamId, input.teamId)];
  const { id: playerId } = await accessPlayer(services, services.db, actor, input.playerId);
  const verdicts = await judgeActOnPlayer(services, services.db, {
    act: 'offer',
    playerId,
    agentId: null,
    teamIds,
    day,
    stated: {
      months: input.months ?? undefined,
      // An offer's percentage is of the pay of its seasons.
      commissionPercent: yearlyPercentOf({ ...input, isOfYearlyPay: true }),
    },
  });
  return {
    verdicts: verdicts.map((verdict) => presentVerdict(verdict, language)),
    feeCap: feeCapOf(services, day),
  };
}
