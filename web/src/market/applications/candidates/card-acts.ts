import type { Candidate } from '@trattativa/contract/market/applications/candidate';
import { type CandidateStatus, candidateStatus } from '@trattativa/domain/market/candidate-statuses';

/** The actions of a candidate's card, handled by the board. */
export interface CardActs {
  onMove: (candidate: Candidate, status: CandidateStatus) => void;
  onDetails: (candidate: Candidate) => void;
  onContact: (candidate: Candidate) => void;
  onEnquire: (candidate: Candidate) => void;
  onShortlist: (candidate: Candidate) => void;
  onChoose: (candidate: Candidate, chosen: boolean) => void;
}

/** The columns to which a candidate can be moved, with the ability required. */
export const moves = [
  { to: candidateStatus.active, ability: 'activate' },
  { to: candidateStatus.signed, ability: 'sign' },
  { to: candidateStatus.pending, ability: 'takeBack' },
  { to: candidateStatus.rejected, ability: 'reject' },
] as const;

/** The moves that are buttons on the card: what brings the candidate on, and the rejection; the rest is in the menu. */
export function shownMoves({ can }: Candidate): readonly (typeof moves)[number][] {
  const on = moves.find(({ ability }) => (ability === 'activate' || ability === 'takeBack') && can[ability]);
  const off = moves.find(({ ability }) => ability === 'reject' && can.reject);
  return [on, off].filter((move) => move !== undefined);
}
