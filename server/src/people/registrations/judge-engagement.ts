import type { DealRoles } from '@trattativa/domain/people/acts/coach-facts';
import type { SignatureFee } from '@trattativa/domain/people/ledger/signature-facts';
import type { RulePacks } from '@trattativa/domain/people/rules/rule';
import type { Language } from '@trattativa/texts/languages';
import { dayOf } from '../../platform/clock.ts';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import type { Judgement } from '../acts/judgement.ts';
import { currentRulePacks } from '../rules/read-rule-packs.ts';
import type { AgreedContract } from './agreed-contract.ts';
import { judgeCoachAct } from './judge-coach.ts';
import { notAllowed } from './judge-signature.ts';
import { alreadyRegistered, planSigning } from './plan-signing.ts';

/** A signature of a member of coaching staff with a club, before it is given. */
export interface IntendedEngagement {
  coachingStaffId: number;
  teamId: number;
  agreed: AgreedContract;
  /** Of the job, as agreed or else as proposed; null: neither says it. */
  level: number | null;
  /** What an agent takes on the deal; null: nothing. */
  fee: SignatureFee | null;
  roles: DealRoles;
  at: Date;
}

/** What the rules say to the signature of a member of coaching staff before it is given, and what is not known. */
export function judgeEngagement(
  db: Queryable,
  packs: RulePacks,
  { coachingStaffId, teamId, agreed, level, fee, roles, at }: IntendedEngagement,
): Promise<Judgement> {
  return judgeCoachAct(db, packs, {
    act: 'signature',
    day: dayOf(at),
    level,
    coachingStaffId,
    teamId,
    agentId: fee?.agentId ?? null,
    percentOfYear: fee?.percentOfYear ?? null,
    roles,
    terms: agreed,
  });
}

/**
 * Throws `ALREADY_REGISTERED` with the club and the last day when another signature holds for the same days, and
 * `SIGNATURE_NOT_ALLOWED` with the rule that refuses it.
 */
export async function assertEngagementAllowed(
  tx: Transaction,
  engagement: IntendedEngagement,
  language: Language,
): Promise<void> {
  const packs = await currentRulePacks(tx);
  const { coachingStaffId, ...intended } = engagement;
  const { plan } = await planSigning(tx, packs, { person: { coachingStaffId }, ...intended });
  if (plan.outcome === 'refused') throw alreadyRegistered(plan.by);
  const [strictest] = (await judgeEngagement(tx, packs, engagement)).verdicts;
  if (strictest?.verdict === 'block') throw notAllowed(strictest, language);
}
