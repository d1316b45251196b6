import { type AskedFact, factWays } from '@trattativa/domain/people/acts/fact-ways';
import { judgeCoachAct } from '../../../people/registrations.ts';
import { type Judgement, yearlyPercentOf } from '../../../people/rules.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';

interface OfferToCoach {
  coachingStaffId: number;
  /** Null: staff have not said for which club. */
  teamId: number | null;
  /** The agent of the negotiation; null: none has a part in it. */
  agentId: number | null;
  day: string;
  commissionAmount?: number | null | undefined;
  commissionPercent?: number | null | undefined;
}

/** What the rules say to an offer to a member of coaching staff. The form judges the contract field by field; nothing is said twice. */
export async function judgeOfferToCoach(
  { rules }: Pick<Services, 'rules'>,
  db: Queryable,
  { coachingStaffId, teamId, agentId, day, ...asked }: OfferToCoach,
): Promise<Judgement> {
  const { verdicts, unknown } = await judgeCoachAct(db, rules.current.rules, {
    act: 'offer',
    day,
    coachingStaffId,
    teamId,
    agentId,
    // An offer's percentage is of the pay of its seasons.
    fee: { percentOfYear: yearlyPercentOf({ ...asked, isOfYearlyPay: true }), isAgreed: null },
    terms: { contractKind: null, months: null },
  });
  return {
    verdicts,
    unknown: unknown.filter((fact) => factWays[fact as AskedFact] !== 'terms'),
  };
}
