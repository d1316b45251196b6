import type { FactName } from '../rules/act-facts.ts';

/**
 * Where somebody states a fact that a gathered act may lack. Names of the facts: `rule-verdicts:unknown.<fact>`; of the ways:
 * `rule-verdicts:way.<way>`. What is absent here the platform always knows of an act that needs it, or finds in the ledger.
 */
export const factWays = {
  bornDate: 'player',
  international: 'player',
  contractEnds: 'player',
  clubsPlayedFor: 'player',
  nonEuFromAbroad: 'player',
  permitNeeded: 'player',
  agentRegistered: 'agent',
  tier: 'club',
  category: 'club',
  months: 'terms',
  contract: 'terms',
  yearlyGross: 'terms',
  bonusPercent: 'terms',
  refundPerMonth: 'terms',
  clientAgrees: 'fees',
  conflictAgreed: 'fees',
  onOwnForm: 'mandate',
  guardianSigns: 'documents',
  clubInformed: 'documents',
  minorApproved: 'documents',
  amateurContractFiled: 'documents',
  permitGranted: 'documents',
  loanMonths: 'transfer',
  loanToNextWindow: 'transfer',
  trialWeeks: 'trial',
} as const satisfies Partial<Record<FactName, string>>;

export type AskedFact = keyof typeof factWays;
export type FactWay = (typeof factWays)[AskedFact];

export const factWayNames = [...new Set(Object.values(factWays))];

export const askedFacts = Object.keys(factWays) as readonly AskedFact[];

export function isAsked(fact: FactName): fact is AskedFact {
  return fact in factWays;
}
