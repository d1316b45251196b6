/**
 * Jobs of the coaching staff (spec §3). The spec numbers 0–5 and names the goalkeeper coach without a number: it takes
 * the next free one. Names: `catalogue:coachingStaffRole.<id>`.
 */
export const coachingStaffRole = {
  coach: 0,
  matchAndTrainingAnalyst: 1,
  teamManager: 2,
  sportsDirector: 3,
  conditioningCoach: 4,
  generalManager: 5,
  goalkeeperCoach: 6,
} as const;

export type CoachingStaffRole = (typeof coachingStaffRole)[keyof typeof coachingStaffRole];

export const coachingStaffRoles = [0, 1, 2, 3, 4, 5, 6] as const satisfies readonly CoachingStaffRole[];
