/** States of a candidate for a request (spec §4). Names: `catalogue:candidateStatus.<id>`. */
export const candidateStatus = {
  pending: 0,
  signed: 1,
  rejected: 2,
  active: 3,
} as const;

export type CandidateStatus = (typeof candidateStatus)[keyof typeof candidateStatus];

export const candidateStatuses = [0, 1, 2, 3] as const satisfies readonly CandidateStatus[];
