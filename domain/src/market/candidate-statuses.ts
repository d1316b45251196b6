/** States of a candidate for a request (spec §4). Names: `catalogue:candidateStatus.<id>`. */
export const candidateStatus = {
  pending: 0,
  signed: 1,
  rejected: 2,
  active: 3,
} as const;

export type CandidateStatus = (typeof candidateStatus)[keyof typeof candidateStatus];

export const candidateStatuses = [0, 1, 2, 3] as const satisfies readonly CandidateStatus[];

/** How a player applied: with the platform profile, with data read from a football-data site, or entered by hand. */
export const applicationSources = ['profile', 'import', 'manual'] as const;

export type ApplicationSource = (typeof applicationSources)[number];
