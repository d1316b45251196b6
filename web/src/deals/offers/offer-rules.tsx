import { type ContractPerson, checkContract } from '@trattativa/domain/deals/offers/contract-checks';
import type { OfferTerms } from '@trattativa/domain/deals/offers/offer-terms';
import { FindingList } from './form/contract-findings.tsx';

/** What the rules about contracts say of the terms in force; nothing where they find nothing. */
export default function OfferRules({ terms, person }: { terms: OfferTerms; person: ContractPerson }) {
  return <FindingList findings={checkContract(terms, person)} />;
}
