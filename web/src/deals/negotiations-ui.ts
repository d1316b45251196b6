/** Components of negotiations for other modules. */
export { ConsentMark } from './negotiations/consent-mark.tsx';
export { NegotiationStatusChip, TurnMark } from './negotiations/list/negotiation-status.tsx';
export { NegotiationTurn } from './negotiations/list/negotiation-turn.tsx';
export { PersonLine } from './negotiations/list/person-line.tsx';
export { NegotiationTerms } from './negotiations/negotiation-terms.tsx';
export { NegotiationTimeline } from './negotiations/negotiation-timeline.tsx';
