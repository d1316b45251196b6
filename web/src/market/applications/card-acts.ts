import type { Candidate } from '@trattativa/contract/market/applications/candidate';

/** The actions of a candidate's card, handled by the board. */
export interface CardActs {
  onMove: (candidate: Candidate, status: 0 | 1 | 2 | 3) => void;
  onDetails: (candidate: Candidate) => void;
  onContact: (candidate: Candidate) => void;
  onEnquire: (candidate: Candidate) => void;
  onShortlist: (candidate: Candidate) => void;
  onChoose: (candidate: Candidate, chosen: boolean) => void;
}

/** The columns to which a candidate can be moved, with the ability required. */
export const moves = [
  { to: 3, ability: 'activate' },
  { to: 1, ability: 'sign' },
  { to: 0, ability: 'takeBack' },
  { to: 2, ability: 'reject' },
] as const;

/** The moves that are buttons on the card: what brings the candidate on, and the rejection; the rest is in the menu. */
export function shownMoves({ can }: Candidate): readonly (typeof moves)[number][] {
  const on = moves.find(({ ability }) => (ability === 'activate' || ability === 'takeBack') && can[ability]);
  const off = moves.find(({ ability }) => ability === 'reject' && can.reject);
  return [on, off].filter((move) => move !== undefined);
}
