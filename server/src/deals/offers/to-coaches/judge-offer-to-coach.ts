import { type AskedFact, factWays } from '@trattativa/domain/people/acts/fact-ways';
import { judgeCoachAct } from '../../../people/registrations.ts';
import { type Judgement, yearlyPercentOf } from '../../../people/rules.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { rolesOfDeal } from '../../fee-sheet/agree-to-sheet.ts';
import type { SheetDeal } from '../../fee-sheet/sheet-deal.ts';

interface OfferToCoach {
  coachingStaffId: number;
  /** Null: staff have not said for which club. */
  teamId: number | null;
  /** The negotiation in which it is made, with its agent; null: it is made outside of one. */
  deal: (SheetDeal & { level: number | null }) | null;
  day: string;
  /** Of the job, as far as it is written; otherwise the proposal's counts. */
  level?: number | null | undefined;
  commissionAmount?: number | null | undefined;
  commissionPercent?: number | null | undefined;
}

/** What the rules say to an offer to a member of coaching staff. The form judges the contract field by field; nothing is said twice. */
export async function judgeOfferToCoach(
  services: Services,
  db: Queryable,
  { coachingStaffId, teamId, deal, day, level, ...asked }: OfferToCoach,
): Promise<Judgement> {
  const { verdicts, unknown } = await judgeCoachAct(db, services.rules.current.rules, {
    act: 'offer',
    day,
    level: level ?? deal?.level ?? null,
    coachingStaffId,
    teamId,
    agentId: deal?.agent_id ?? null,
    // An offer's percentage is of the pay of its seasons.
    percentOfYear: yearlyPercentOf({ ...asked, isOfYearlyPay: true }),
    roles: deal ? await rolesOfDeal(services, db, deal) : { actsForBoth: false, isAgreed: false },
    terms: { contractKind: null, months: null },
  });
  return {
    verdicts,
    unknown: unknown.filter((fact) => factWays[fact as AskedFact] !== 'terms'),
  };
}
