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

/** The licences by which somebody may lead a team of adults, the highest first. */
export const coachLicences = ['uefaPro', 'uefaA', 'uefaB'] as const;
export type CoachLicence = (typeof coachLicences)[number];

/** The highest licence that a coach states; `lower`: none of these, `unstated`: nothing at all. */
export type HeldLicence = CoachLicence | 'lower' | 'unstated';

export function licenceOf(held: readonly Qualification[]): HeldLicence {
  const highest = coachLicences.find((licence) => held.includes(qualification[licence]));
  return highest ?? (held.length === 0 ? 'unstated' : 'lower');
}

/** The licence that a rule names; null: it is no name of a licence. */
export function licenceNamed(name: string): Qualification | null {
  const named = coachLicences.find((licence) => licence === name);
  return named ? qualification[named] : null;
}

/** Whether a licence is this one or a higher one. */
export function isLicenceAtLeast(held: HeldLicence, least: CoachLicence): boolean {
  const rank = (coachLicences as readonly string[]).indexOf(held);
  return rank !== -1 && rank <= coachLicences.indexOf(least);
}
