/** Components of negotiations that other modules show. */
export { NegotiationStatusChip } from './negotiations/negotiation-status-chip.tsx';
export { NegotiationTerms } from './negotiations/negotiation-terms.tsx';
export { NegotiationTimeline } from './negotiations/negotiation-timeline.tsx';
export { NegotiationTurn } from './negotiations/negotiation-turn.tsx';
export { PersonLine } from './negotiations/person-line.tsx';
export { TurnMark } from './negotiations/turn-mark.tsx';
