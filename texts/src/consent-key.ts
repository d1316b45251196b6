import type { ConsentWay, ProposalConsent } from '@trattativa/domain/deals/proposal-consent';

/** The key of the mark of a proposal: an answer by mail says so, since only an address that the agent stated stands behind it. */
export function consentKey(consent: ProposalConsent, way: ConsentWay | null) {
  if (way === null) return `negotiations:consent.${consent}` as const;
  if (consent !== 'refused') return `negotiations:consent.way.${way}` as const;
  return way === 'guardianMail' ? 'negotiations:consent.refusedByGuardian' : 'negotiations:consent.refused';
}
