import { type CoachingStaffRole, coachingStaffRole } from '../coaching-staff-roles.ts';
import { tierOfLevel } from '../levels.ts';
import type { ContractKind } from '../players/contract-kinds.ts';
import { licenceOf, type Qualification } from '../qualifications.ts';
import type { ActFacts } from '../rules/act-facts.ts';
import type { JudgedFacts, JudgedKind } from '../rules/check-act.ts';
import type { RulePacks } from '../rules/rule.ts';
import type { ActingAgent } from './situation.ts';

/** For whom the agent of a deal acts, by its sheet of roles and fees. */
export interface DealRoles {
  actsForBoth: boolean;
  /** Everybody who is asked agreed to an agent of both sides. */
  isAgreed: boolean;
}

/** An act on a member of coaching staff as the platform knows it. */
export interface CoachAct {
  act: 'offer' | 'signature';
  /** `YYYY-MM-DD` */
  day: string;
  /** Of the club that engages the person. */
  associations: readonly string[];
  /** Of the job that is offered, which need not be with the first team; null: not stated. */
  level: number | null;
  role: CoachingStaffRole | null;
  qualifications: readonly Qualification[];
  /** Null: no agent takes anything. */
  agent: (Omit<ActingAgent, 'isAgreed' | 'actsForEngaging'> & DealRoles) | null;
  terms: { contractKind: ContractKind | null; months: number | null };
}

const ofAnyAgent: readonly JudgedKind[] = [
  'agentFeeCap',
  'agentLicence',
  'agentRegisters',
  'conflictOfInterest',
];

/** The rules about an agent of a deal and what the agent takes. */
export const rulesOfAgents: readonly JudgedKind[] = [
  ...ofAnyAgent,
  // Coaching staff are of age, nobody lets go of them, and no page asks them to agree to a fee.
  'agentFromAge',
  'clientAgreesToFees',
  'doubleRepresentation',
  'feeOnMinors',
];

/** The rules that can concern a member of coaching staff: all others are about players. */
const ofCoaches: readonly JudgedKind[] = [...ofAnyAgent, 'contractLength', 'coachLicence'];

/** The packs without the rules that only concern players. */
export function rulesOfCoaches(packs: RulePacks): RulePacks {
  return packs.filter(({ kind }) => (ofCoaches as readonly string[]).includes(kind));
}

/** What the rules judge an act on coaching staff by. The licence is what the record declares; everything else is certain. */
export function coachFacts({
  act,
  day,
  associations,
  level,
  role,
  qualifications,
  agent,
  terms,
}: CoachAct): JudgedFacts {
  const { contractKind, months } = terms;
  const certain: ActFacts = {
    act,
    day,
    associations,
    coachLicence: null,
    ...agentFacts(agent),
    // What coaching staff sign is known only where it is stated.
    ...(contractKind !== null && {
      contract: contractKind,
      endsWithSeason: true,
      ...(months !== null && { months }),
    }),
  };
  const tier = level === null ? null : tierOfLevel(level);
  const leads = role === coachingStaffRole.coach && tier !== null;
  return {
    certain,
    known: {
      ...certain,
      ...(tier !== null && { tier }),
      coachLicence: leads ? licenceOf(qualifications) : null,
    },
  };
}

function agentFacts(agent: CoachAct['agent']): Partial<ActFacts> {
  if (agent === null) return { agentActs: false, commissionPercent: 0, actsForBoth: false };
  const { percentOfYear, isLicensed, isRegistered, actsForBoth, isAgreed } = agent;
  return {
    agentActs: true,
    commissionPercent: percentOfYear ?? 0,
    agentLicensed: isLicensed,
    ...(isRegistered !== null && { agentRegistered: isRegistered }),
    actsForBoth,
    ...(actsForBoth && { conflictAgreed: isAgreed }),
  };
}
