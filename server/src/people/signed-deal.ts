/** What was signed: a negotiation, or an application to a request. */
export type SignedDeal = { negotiationId: number } | { candidateId: number };
