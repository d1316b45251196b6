/** Components of offers for other modules. */
export { OfferPerson } from './offers/form/offer-person.tsx';
export { OfferRevisions } from './offers/offer-revisions.tsx';
export { OfferStatusChip, OfferTurnMark } from './offers/offer-status.tsx';
export { OfferTermsList } from './offers/offer-terms.tsx';
export { OfferTimeline } from './offers/offer-timeline.tsx';
export { OfferTurnBanner } from './offers/offer-turn.tsx';
