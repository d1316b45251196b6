import { namedIds } from '../platform/named-ids.ts';

declare enum CandidateStatusNames {
  pending = '0',
  signed = '1',
  rejected = '2',
  active = '3',
}

/** States of a candidate for a request (spec §4). Names: `catalogue:candidateStatus.<id>`. */
export const candidateStatus = namedIds<typeof CandidateStatusNames>({
  pending: 0,
  signed: 1,
  rejected: 2,
  active: 3,
});

export type CandidateStatus = CandidateStatusNames;

export const candidateStatuses: readonly CandidateStatus[] = Object.values(candidateStatus);

/** How a player applied: with the platform profile, with data read from a football-data site, or entered by hand. */
export const applicationSources = ['profile', 'import', 'manual'] as const;

export type ApplicationSource = (typeof applicationSources)[number];
