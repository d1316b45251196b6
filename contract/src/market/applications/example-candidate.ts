import { candidateStatus } from '@trattativa/domain/market/candidate-statuses';
import { foot } from '@trattativa/domain/people/players/feet';
import { exampleMatch } from '../matching/example-match.ts';
import type { Candidate, CandidateDetails, ComparedPlayer } from './candidate.ts';

/** The candidate of the documentation's examples, as the club sees it; invented. */
export const exampleCandidate: Candidate = {
  id: 7001,
  version: 1,
  status: candidateStatus.pending,
  temporary: false,
  source: 'profile',
  kind: exampleMatch.kind,
  score: exampleMatch.score,
  criteria: exampleMatch.criteria,
  player: exampleMatch.player,
  request: exampleMatch.request,
  appliedAt: '2026-10-03T09:30:00.000Z',
  changedAt: '2026-10-03T09:30:00.000Z',
  reason: null,
  reasonText: '',
  shortlisted: false,
  notes: 1,
  can: {
    activate: true,
    sign: false,
    reject: true,
    takeBack: false,
    withdraw: false,
    shortlist: true,
    note: true,
  },
};

export const exampleDetails: CandidateDetails = {
  ...exampleCandidate,
  timeline: [
    {
      version: 1,
      at: '2026-10-03T09:30:00.000Z',
      from: null,
      to: candidateStatus.pending,
      temporary: false,
      by: 'applicant',
      reason: null,
      reasonText: '',
    },
  ],
  noteList: [
    { id: 1, at: '2026-10-03T10:00:00.000Z', by: 'Marco Riva', text: 'Visto due volte: bene di testa.' },
  ],
};

/** As the player's side sees the same: nothing that is private to the club. */
const { shortlisted: _mark, notes: _notes, ...seenByPlayer } = exampleCandidate;
export const exampleApplication: Candidate = {
  ...seenByPlayer,
  can: {
    activate: false,
    sign: false,
    reject: false,
    takeBack: false,
    withdraw: true,
    shortlist: false,
    note: false,
  },
};

export const exampleCompared: ComparedPlayer = {
  player: exampleMatch.player,
  kind: exampleMatch.kind,
  score: exampleMatch.score,
  criteria: exampleMatch.criteria,
  candidate: { id: 7001, status: candidateStatus.pending, temporary: false },
  foot: foot.left,
  heightCm: 178,
  weightKg: 72,
  minutesPercent: 84,
  immediateAvailability: true,
  euPassport: true,
  skills: [18, 32],
  evaluation: { evaluators: 2, means: [{ group: 'technical', mean: 7.5 }] },
};
