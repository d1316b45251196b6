import { type DatedCareerEntry, trainingSeasons } from '../career-entries.ts';
import type { RuleFigures } from '../rule-kinds.ts';

/** What a year of training costs a club of a confederation, 1 the dearest. */
export const trainingCategories = [1, 2, 3, 4] as const;
export type TrainingCategory = (typeof trainingCategories)[number];

/** A career entry whose club may have a known training category. */
export interface TrainingCareerEntry extends DatedCareerEntry {
  category: TrainingCategory | null;
}

/** What training compensation is estimated from. */
export interface TrainingCompensationCase {
  bornDate: string;
  careerEntries: readonly TrainingCareerEntry[];
  today: string;
  newClubCategory: TrainingCategory | null;
  /** Both clubs belong to the EU or the European Economic Area. */
  withinEea: boolean;
  /** At the first professional registration every training club counts, at a later move the last one alone. */
  occasion: 'firstContract' | 'laterMove';
  firstMonth?: number | undefined;
}

/** Whole euro cents. The range is as wide as the categories that are not known make it. */
export interface TrainingCompensation {
  minCents: number;
  maxCents: number;
  shares: readonly { club: string; season: string; age: number; minCents: number; maxCents: number }[];
}

/** The range of the training compensation that is due to the clubs that trained a player. */
export function estimateTrainingCompensation(
  figures: RuleFigures<'trainingCompensation'>,
  given: TrainingCompensationCase,
): TrainingCompensation {
  const last = given.careerEntries.toSorted((one, other) => (one.from < other.from ? -1 : 1)).at(-1);
  const careerEntries = given.occasion === 'firstContract' ? given.careerEntries : last ? [last] : [];
  const categories = new Map(careerEntries.map(({ club, category }) => [club, category]));
  const seasons = trainingSeasons({ ...given, careerEntries }, { ...figures, firstMonth: given.firstMonth });
  const shares = seasons.flatMap(({ season, age, days, clubs }) =>
    clubs.map((at) => {
      const costs = possible(categories.get(at.club) ?? null).flatMap((former) =>
        possible(given.newClubCategory).map((next) => yearlyCost(figures, { age, former, next, given })),
      );
      const cents = (cost: number) => Math.round((cost * 100 * at.days) / days);
      return {
        club: at.club,
        season,
        age,
        minCents: cents(Math.min(...costs)),
        maxCents: cents(Math.max(...costs)),
      };
    }),
  );
  return {
    minCents: shares.reduce((sum, share) => sum + share.minCents, 0),
    maxCents: shares.reduce((sum, share) => sum + share.maxCents, 0),
    shares,
  };
}

function possible(category: TrainingCategory | null): readonly TrainingCategory[] {
  return category === null ? trainingCategories : [category];
}

function yearlyCost(
  figures: RuleFigures<'trainingCompensation'>,
  {
    age,
    former,
    next,
    given,
  }: { age: number; former: TrainingCategory; next: TrainingCategory; given: TrainingCompensationCase },
): number {
  if (next === 4) return 0;
  if (age <= figures.lowestCostToAge) return figures.category4;
  const cost = (category: TrainingCategory) => figures[`category${category}`];
  if (!given.withinEea) return cost(next);
  // A lower number is a higher category. Upwards: the average of both; downwards: the lower cost.
  return next < former ? (cost(next) + cost(former)) / 2 : Math.min(cost(next), cost(former));
}
