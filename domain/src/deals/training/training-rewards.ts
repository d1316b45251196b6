import type { Training } from '../../people/rules/career-entries.ts';
import {
  coefficientOfTier,
  type PremiumShare,
  registrationPremium,
  technicalTrainingPremium,
} from '../../people/rules/compensation/italian-premiums.ts';
import { computeSolidarity, type Solidarity } from '../../people/rules/compensation/solidarity.ts';
import {
  estimateTrainingCompensation,
  type TrainingCategory,
  type TrainingCompensation,
} from '../../people/rules/compensation/training-compensation.ts';
import { findRule, type RuleOf, type RulePacks } from '../../people/rules/rule.ts';
import { firstMonthOfSeason } from '../../people/rules/windows.ts';
import { type CareerEntry, type KnownCareer, knownCareer } from './known-career.ts';

/** The ages that a player reaches in the seasons that any reward looks at. */
const ages = [10, 23] as const;

/** Seasons that a contract may be stated for. */
export const maxContractYears = 5;

/** When training compensation falls due. Names: `training:occasion.<name>`. */
export const trainingOccasions = ['firstContract', 'laterMove'] as const;
export type TrainingOccasion = (typeof trainingOccasions)[number];

/** What a premium cannot be computed without. Names: `training:missing.<name>`. */
export const missingValues = ['base', 'coefficient', 'contractYears'] as const;
export type MissingValue = (typeof missingValues)[number];

/** What is known of a deal whose clubs of training are owed something. */
export interface TrainingCase {
  day: string;
  /** Association of the new club; null where a country has several associations. */
  association: string | null;
  isEea: boolean;
  bornDate: string;
  career: readonly CareerEntry[];
  /** Null: nothing is known, and no solidarity is computed. */
  compensationCents: number | null;
  /** The new club bears the solidarity contribution besides the compensation; otherwise it is withheld, as FIFA's rule says. */
  solidarityOnTop?: boolean;
  newClubCategory: TrainingCategory | null;
  /** Tier of the new club, 1 the highest. */
  tier: number | null;
  /** Seasons of the contract with the new club. */
  contractYears: number | null;
}

type Range = Pick<TrainingCompensation, 'minCents' | 'maxCents' | 'shares'>;

export interface PremiumPart<Kind extends 'registrationPremium' | 'technicalTraining'> {
  rule: RuleOf<Kind>;
  shares: readonly PremiumShare[];
  /** 0 to 1. */
  unallocated: number;
  totalCents: number | null;
  missing: readonly MissingValue[];
}

/** Who bears the solidarity contribution. Cents are conserved: what is paid is what is received and the contribution. */
interface SolidarityBorne {
  isOnTop: boolean;
  /** What the new club pays in all, and what the releasing club receives of it. */
  paidCents: number;
  receivedCents: number;
}

function bearSolidarity(compensationCents: number, totalCents: number, isOnTop: boolean): SolidarityBorne {
  return {
    isOnTop,
    paidCents: compensationCents + (isOnTop ? totalCents : 0),
    receivedCents: compensationCents - (isOnTop ? 0 : totalCents),
  };
}

export interface TrainingRewards {
  known: Omit<KnownCareer, 'careerEntries'>;
  solidarity:
    | (Solidarity & SolidarityBorne & { rule: RuleOf<'solidarity'>; compensationCents: number })
    | null;
  compensation: {
    rule: RuleOf<'trainingCompensation'>;
    /** The last day on which an international move makes it due. */
    until: string;
    /** Null once that day is over: nothing is due any more. */
    ranges: Readonly<Record<TrainingOccasion, Range>> | null;
  } | null;
  /** Premiums of Italy, on registration and for technical training; null for clubs of other associations. */
  registrationPremium: PremiumPart<'registrationPremium'> | null;
  technicalTraining: PremiumPart<'technicalTraining'> | null;
}

/** What the clubs that trained a player are owed by the rules of the day, as far as career and rules say it. */
export function trainingRewards(packs: RulePacks, given: TrainingCase): TrainingRewards {
  const { day, bornDate, compensationCents } = given;
  const association = given.association ?? undefined;
  const firstMonth = association === undefined ? undefined : firstMonthOfSeason(packs, association, day);
  const { careerEntries, ...known } = knownCareer({ entries: given.career, bornDate, day, ages, firstMonth });
  const training = { bornDate, careerEntries, today: day };
  const solidarity = findRule(packs, 'solidarity', { day, association });
  const compensation = findRule(packs, 'trainingCompensation', { day, association });
  const registration = findRule(packs, 'registrationPremium', { day, association });
  const technical = findRule(packs, 'technicalTraining', { day, association });
  const shared =
    solidarity && compensationCents !== null
      ? computeSolidarity(solidarity.figures, { ...training, compensationCents, firstMonth })
      : null;
  const until = compensation && `${Number(bornDate.slice(0, 4)) + compensation.figures.movesToAge}-12-31`;
  return {
    known,
    solidarity:
      solidarity && shared && compensationCents !== null
        ? {
            rule: solidarity,
            compensationCents,
            ...shared,
            ...bearSolidarity(compensationCents, shared.totalCents, given.solidarityOnTop ?? false),
          }
        : null,
    compensation:
      compensation && until
        ? {
            rule: compensation,
            until,
            ranges:
              day > until
                ? null
                : {
                    firstContract: rangeOf(
                      compensation,
                      { ...given, careerEntries, firstMonth },
                      'firstContract',
                    ),
                    laterMove: rangeOf(compensation, { ...given, careerEntries, firstMonth }, 'laterMove'),
                  },
          }
        : null,
    registrationPremium: registration && {
      rule: registration,
      ...registrationPremium(registration.figures, training),
      missing: registration.figures.base === null ? ['base'] : [],
    },
    technicalTraining: technical && technicalPart(technical, training, given),
  };
}

/** Art. 99: of its three factors those that nobody has stated are named instead of an amount. */
function technicalPart(
  rule: RuleOf<'technicalTraining'>,
  training: Training,
  { tier, contractYears }: Pick<TrainingCase, 'tier' | 'contractYears'>,
): PremiumPart<'technicalTraining'> {
  const coefficient = coefficientOfTier(rule.figures, tier);
  const factors = { base: rule.figures.base, coefficient, contractYears };
  return {
    rule,
    ...technicalTrainingPremium(rule.figures, { ...training, coefficient, contractYears }),
    missing: missingValues.filter((name) => factors[name] === null),
  };
}

/** The range over what is not known: the categories of the clubs, and whether both belong to the EEA. */
function rangeOf(
  { figures }: RuleOf<'trainingCompensation'>,
  given: TrainingCase & Pick<KnownCareer, 'careerEntries'> & { firstMonth: number | undefined },
  occasion: TrainingOccasion,
): Range {
  const estimate = (withinEea: boolean) =>
    estimateTrainingCompensation(figures, {
      bornDate: given.bornDate,
      careerEntries: given.careerEntries.map((careerEntry) => ({ ...careerEntry, category: null })),
      today: given.day,
      newClubCategory: given.newClubCategory,
      withinEea,
      occasion,
      firstMonth: given.firstMonth,
    });
  const outside = estimate(false);
  if (!given.isEea) return outside;
  const within = estimate(true);
  return {
    minCents: Math.min(within.minCents, outside.minCents),
    maxCents: Math.max(within.maxCents, outside.maxCents),
    shares: within.shares.map((share, index) => ({
      ...share,
      minCents: Math.min(share.minCents, outside.shares[index]?.minCents ?? share.minCents),
      maxCents: Math.max(share.maxCents, outside.shares[index]?.maxCents ?? share.maxCents),
    })),
  };
}
