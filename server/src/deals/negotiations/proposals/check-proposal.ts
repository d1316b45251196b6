import type { consentEndpoints } from '@trattativa/contract/deals/negotiations/consent-endpoints';
import { feeCapOf, judgeAct, presentJudgement, yearlyPercentOf } from '../../../people/rules.ts';
import { isStaff } from '../../../platform/actor.ts';
import { dayOf } from '../../../platform/clock.ts';
import type { CallOf, OutputOf } from '../../../platform/http/call.ts';
import type { Services } from '../../../platform/services.ts';
import { accessProposed, assertNotTooManyClubs } from './access-proposed.ts';
import { countUnconfirmed } from './consents.repository.ts';
import { consentAtStartOf } from './proposal-consent.ts';

/**
 * What a form says before a proposal is sent: how it goes out, how many unconfirmed ones are left, and what the rules say to it.
 * Throws like proposing; changes nothing.
 */
export async function checkProposal(
  services: Services,
  { actor, input, language }: CallOf<typeof consentEndpoints.checkProposal>,
): Promise<OutputOf<typeof consentEndpoints.checkProposal>> {
  const at = services.clock.now();
  const today = dayOf(at);
  const teamIds = [...new Set(input.teamIds ?? [])];
  assertNotTooManyClubs(services, teamIds);
  const agentId = isStaff(actor) ? null : actor.agentId;
  return services.db.transaction().execute(async (tx) => {
    const { confirmsRecord } = await accessProposed(services, tx, actor, input);
    const { playerId } = input;
    const { consent } = await consentAtStartOf(services, tx, { playerId, agentId, teamIds, confirmsRecord });
    const judged = await judgeAct(tx, services.rules.current.rules, {
      act: 'proposal',
      playerId,
      agentId,
      teamIds,
      day: today,
      fee: {
        percentOfYear: yearlyPercentOf({
          ...input,
          isOfYearlyPay: input.commissionPay === 'yearlySalary',
        }),
        isAgreed: null,
      },
      // A club that proposes its own player knows of it.
      agreedBy: actor.teamId,
    });
    const { unconfirmed: max, unconfirmedDays: days } = services.settings.current.proposals;
    const isBound = consent === 'waits' && agentId !== null;
    const sent = isBound ? await countUnconfirmed(tx, agentId, { now: at, days }) : null;
    return {
      consent,
      left: sent === null ? null : Math.max(0, max - sent),
      bound: isBound ? { max, days } : null,
      ...presentJudgement(judged, language),
      feeCap: agentId === null ? null : feeCapOf(services, today),
    };
  });
}
