import type { Candidate } from '@trattativa/contract/market/applications/candidate';

/** What a candidate's card can ask of the board. */
export interface CardActs {
  onMove: (candidate: Candidate, status: 0 | 1 | 2 | 3) => void;
  onDetails: (candidate: Candidate) => void;
  onShortlist: (candidate: Candidate) => void;
  onChoose: (candidate: Candidate, chosen: boolean) => void;
}

/** Where a candidate can be moved, and the ability that allows it. */
export const moves = [
  { to: 3, ability: 'activate' },
  { to: 1, ability: 'sign' },
  { to: 0, ability: 'takeBack' },
  { to: 2, ability: 'reject' },
] as const;
