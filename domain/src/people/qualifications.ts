import { namedIds } from '../platform/named-ids.ts';

declare enum QualificationNames {
  uefaPro = '0',
  uefaA = '1',
  uefaB = '2',
  uefaGrassrootsC = '3',
  licenceD = '4',
  goalkeeperCoach = '5',
  goalkeeperCoachAmateurAndYouth = '6',
}

/** Coaching licences (spec §3). Names: `catalogue:qualification.<id>`. */
export const qualification = namedIds<typeof QualificationNames>({
  uefaPro: 0,
  uefaA: 1,
  uefaB: 2,
  uefaGrassrootsC: 3,
  licenceD: 4,
  goalkeeperCoach: 5,
  goalkeeperCoachAmateurAndYouth: 6,
});

export type Qualification = QualificationNames;

export const qualifications: readonly Qualification[] = Object.values(qualification);
