import { checkContract } from '@trattativa/domain/deals/offers/contract-checks';
import type { OfferTerms } from '@trattativa/domain/deals/offers/offer-terms';
import type { PlayerRole } from '@trattativa/domain/people/player-roles';
import { FindingList } from './form/contract-findings.tsx';

interface OfferRulesProps {
  terms: OfferTerms;
  age: number | null;
  role: PlayerRole | null;
}

/** What the rules about contracts say of the terms in force; nothing where they find nothing. */
export default function OfferRules({ terms, age, role }: OfferRulesProps) {
  return <FindingList findings={checkContract(terms, { age, role })} />;
}
