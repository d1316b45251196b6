/** Components of offers that other modules show. */
export { OfferPerson } from './offers/offer-person.tsx';
export { OfferRevisions } from './offers/offer-revisions.tsx';
export { OfferStatusChip } from './offers/offer-status-chip.tsx';
export { OfferTermsList } from './offers/offer-terms-list.tsx';
export { OfferTimeline } from './offers/offer-timeline.tsx';
export { OfferTurnBanner } from './offers/offer-turn.tsx';
export { OfferTurnMark } from './offers/offer-turn-mark.tsx';
