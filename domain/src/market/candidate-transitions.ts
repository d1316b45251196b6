import type { CandidateStatus } from './candidate-statuses.ts';
import { candidateStatus } from './candidate-statuses.ts';

const { pending, active, signed, rejected } = candidateStatus;

/** Movers of a candidate: the club, platform staff, the player's side (applied), or the matching rules. */
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
  { from: pending, to: active, by: ['club', 'staff'] },
  { from: active, to: signed, by: ['club', 'staff'] },
  { from: pending, to: rejected, by: ['club', 'staff'], needs: 'reason' },
  { from: active, to: rejected, by: ['club', 'staff'], needs: 'reason' },
  // the player signed elsewhere
  { from: pending, to: rejected, by: ['system'] },
  { from: active, to: rejected, by: ['system'] },
  { from: rejected, to: rejected, by: ['system'], needs: 'temporary' },
  // taken back, or re-evaluated automatically
  { from: rejected, to: pending, by: ['club', 'staff', 'system'], needs: 'temporary' },
];

/** The transition, if this mover may make it in this state. */
export function findTransition(
  from: { status: CandidateStatus; temporary: boolean },
  to: CandidateStatus,
  by: CandidateMover,
): CandidateTransition | null {
  const edge = transitions.find(
    (known) => known.from === from.status && known.to === to && known.by.includes(by),
  );
  if (!edge) return null;
  return edge.needs === 'temporary' && !from.temporary ? null : edge;
}

/** The player's side may withdraw what is not decided: neither signed nor finally rejected. */
export function isWithdrawable(state: { status: CandidateStatus; temporary: boolean }): boolean {
  return state.status === pending || state.status === active || state.temporary;
}
