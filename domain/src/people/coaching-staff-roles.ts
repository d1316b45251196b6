import { namedIds } from '../platform/named-ids.ts';

declare enum CoachingStaffRoleNames {
  coach = '0',
  matchAndTrainingAnalyst = '1',
  teamManager = '2',
  sportsDirector = '3',
  conditioningCoach = '4',
  generalManager = '5',
  goalkeeperCoach = '6',
}

/**
 * Jobs of the coaching staff (spec §3). The spec numbers 0–5 and names the goalkeeper coach without a number: it takes
 * the next free one. Names: `catalogue:coachingStaffRole.<id>`.
 */
export const coachingStaffRole = namedIds<typeof CoachingStaffRoleNames>({
  coach: 0,
  matchAndTrainingAnalyst: 1,
  teamManager: 2,
  sportsDirector: 3,
  conditioningCoach: 4,
  generalManager: 5,
  goalkeeperCoach: 6,
});

export type CoachingStaffRole = CoachingStaffRoleNames;

export const coachingStaffRoles: readonly CoachingStaffRole[] = Object.values(coachingStaffRole);
