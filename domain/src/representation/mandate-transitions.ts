import { type MandateStatus, mandateStatus } from './mandate-statuses.ts';

const { proposed, confirmed, refused, ended, expired } = mandateStatus;

/**
 * `answerer`: the side that did not propose; for a minor it is the guardian. `checker`: staff who compare the signed form of a
 * recorded mandate with what the agent wrote.
 */
export type MandateActor = 'proposer' | 'answerer' | 'staff' | 'checker' | 'system';

export interface MandateTransition {
  from: MandateStatus;
  to: MandateStatus;
  by: readonly MandateActor[];
}

/** Every allowed transition of a mandate, and who may make it. Anything else is refused; ended, expired and refused are final. */
const transitions: readonly MandateTransition[] = [
  // confirmed, refused, withdrawn, or not answered by its last day
  { from: proposed, to: confirmed, by: ['answerer', 'checker'] },
  { from: proposed, to: refused, by: ['answerer', 'staff', 'checker'] },
  { from: proposed, to: ended, by: ['proposer'] },
  { from: proposed, to: expired, by: ['system'] },
  // ended early by either side, or expired; by the system when the person turns out to be represented exclusively by another, or claims
  // the record after a confirmation at an address that the agent stated
  { from: confirmed, to: ended, by: ['proposer', 'answerer', 'staff', 'system'] },
  { from: confirmed, to: expired, by: ['system'] },
];

/** True: this actor may move a mandate from the one status to the other. */
export function mayMove(from: MandateStatus, to: MandateStatus, by: MandateActor): boolean {
  return transitions.some((edge) => edge.from === from && edge.to === to && edge.by.includes(by));
}
