/** Coaching licences (spec §3). Names: `catalogue:qualification.<id>`. */
export const qualification = {
  uefaPro: 0,
  uefaA: 1,
  uefaB: 2,
  uefaGrassrootsC: 3,
  licenceD: 4,
  goalkeeperCoach: 5,
  goalkeeperCoachAmateurAndYouth: 6,
} as const;

export type Qualification = (typeof qualification)[keyof typeof qualification];

export const qualifications = [0, 1, 2, 3, 4, 5, 6] as const satisfies readonly Qualification[];
