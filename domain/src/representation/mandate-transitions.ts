import type { MandateStatus } from './mandate-statuses.ts';

/** `answerer`: the side that did not propose; for a minor it is the guardian. */
export type MandateActor = 'proposer' | 'answerer' | 'staff' | 'system';

export interface MandateTransition {
  from: MandateStatus;
  to: MandateStatus;
  by: readonly MandateActor[];
}

/** Every allowed transition of a mandate, and who may make it. Anything else is refused; 2, 3 and 4 are final. */
const transitions: readonly MandateTransition[] = [
  // confirmed, refused, withdrawn, or not answered by its last day
  { from: 0, to: 1, by: ['answerer'] },
  { from: 0, to: 4, by: ['answerer', 'staff'] },
  { from: 0, to: 2, by: ['proposer'] },
  { from: 0, to: 3, by: ['system'] },
  // ended early by either side, or expired
  { from: 1, to: 2, by: ['proposer', 'answerer', 'staff'] },
  { from: 1, to: 3, by: ['system'] },
];

/** True: this actor may move a mandate from the one status to the other. */
export function mayMove(from: MandateStatus, to: MandateStatus, by: MandateActor): boolean {
  return transitions.some((edge) => edge.from === from && edge.to === to && edge.by.includes(by));
}
