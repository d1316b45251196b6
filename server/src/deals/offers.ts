/** The door to offers for other modules. */
export { sideOfCoach } from './coach-sides/coach-sides.policy.ts';
export { agentOfOffer, coachSides } from './coach-sides/coach-sides.repository.ts';
export { accessOffer } from './offers/access-offer.ts';
export type { OfferRow } from './offers/offer.ts';
export { mayTalk } from './offers/offers.policy.ts';
export { findOffer, listRevisions, offerWaitsOn } from './offers/offers.repository.ts';
export { type TermsRow, termsOfRow } from './offers/term-columns.ts';
export { listComparableSignings } from './usual-pay/comparable-signings.repository.ts';
