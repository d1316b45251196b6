import {
  type ConsentWay,
  isGuardiansAnswer,
  type ProposalConsent,
} from '@trattativa/domain/deals/proposal-consent';

/** The key of the mark of a proposal: an answer by mail says so, and whether only the agent stands behind the address. */
export function consentKey(consent: ProposalConsent, way: ConsentWay | null) {
  if (way === null) return `negotiations:consent.${consent}` as const;
  if (consent !== 'refused') return `negotiations:consent.way.${way}` as const;
  return isGuardiansAnswer(way) ? 'negotiations:consent.refusedByGuardian' : 'negotiations:consent.refused';
}
