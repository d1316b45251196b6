/** Components of negotiations for other modules. */
export { ConsentMark } from './negotiations/consent-mark.tsx';
export { NegotiationStatusChip, TurnMark } from './negotiations/negotiation-status.tsx';
export { NegotiationTerms } from './negotiations/negotiation-terms.tsx';
export { NegotiationTimeline } from './negotiations/negotiation-timeline.tsx';
export { NegotiationTurn } from './negotiations/negotiation-turn.tsx';
export { PersonLine } from './negotiations/person-line.tsx';
