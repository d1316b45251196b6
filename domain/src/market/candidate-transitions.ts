import type { CandidateStatus } from './candidate-statuses.ts';
import { candidateStatus } from './candidate-statuses.ts';

/** Who moved a candidate: the club, platform staff, the player's side (applied), or the matching rules. */
export type CandidateMover = 'club' | 'staff' | 'applicant' | 'system';

export interface CandidateTransition {
  from: CandidateStatus;
  to: CandidateStatus;
  by: readonly CandidateMover[];
  /** `reason`: only with a coded reason · `temporary`: only one that was rejected because criteria differ */
  needs?: 'reason' | 'temporary';
}

/** Every allowed transition of a candidate, and who may make it. Staff act for the club. */
const transitions: readonly CandidateTransition[] = [
  { from: 0, to: 3, by: ['club', 'staff'] },
  { from: 3, to: 1, by: ['club', 'staff'] },
  { from: 0, to: 2, by: ['club', 'staff'], needs: 'reason' },
  { from: 3, to: 2, by: ['club', 'staff'], needs: 'reason' },
  // taken back, or re-evaluated automatically
  { from: 2, to: 0, by: ['club', 'staff', 'system'], needs: 'temporary' },
];

/** The transition, if this mover may make it in this state. */
export function findTransition(
  from: { status: CandidateStatus; temporary: boolean },
  to: CandidateStatus,
  by: CandidateMover,
): CandidateTransition | null {
  const edge = transitions.find((known) => known.from === from.status && known.to === to);
  if (!edge?.by.includes(by)) return null;
  return edge.needs === 'temporary' && !from.temporary ? null : edge;
}

/** The player's side may withdraw what is not decided: neither signed nor finally rejected. */
export function isWithdrawable(state: { status: CandidateStatus; temporary: boolean }): boolean {
  return (
    state.status === candidateStatus.pending || state.status === candidateStatus.active || state.temporary
  );
}
