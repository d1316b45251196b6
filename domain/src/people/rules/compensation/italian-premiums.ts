import { type Training, trainingSeasons } from '../career-entries.ts';
import type { RuleFigures } from '../rule-kinds.ts';

/** What a club receives of an Italian training premium. */
export interface PremiumShare {
  club: string;
  season: string;
  age: number;
  /** Share of the whole premium, 0 to 1. */
  portion: number;
  /** Null while the base value is not known. */
  amountCents: number | null;
}

export interface Premium {
  /** Null while the base value is not known. */
  totalCents: number | null;
  /** The part that belongs to no club that is known, 0 to 1. */
  unallocated: number;
  shares: readonly PremiumShare[];
}

/** The registration premium (art. 96 NOIF): one fifth for each of the five seasons before the age of 16. */
export function registrationPremium(
  figures: RuleFigures<'registrationPremium'>,
  training: Training,
): Premium {
  const ages = { firstAge: figures.beforeAge - figures.parts, lastAge: figures.beforeAge - 1 };
  const totalCents = figures.base === null ? null : figures.base * 100;
  return premiumOf(training, { ...ages, totalCents });
}

/** The coefficient of a club of this tier of Italian football; null while it is not known. */
export function coefficientOfTier(
  figures: RuleFigures<'technicalTraining'>,
  tier: number | null,
): number | null {
  if (tier === null) return null;
  const { coefficientTier1, coefficientTier2, coefficientTier3, coefficientTier4, coefficientBelow } =
    figures;
  const named = [coefficientTier1, coefficientTier2, coefficientTier3, coefficientTier4];
  return tier <= named.length ? (named[tier - 1] ?? null) : coefficientBelow;
}

/**
 * The premium for technical training (art. 99 NOIF): base value times the coefficient of the club's category times the years of the
 * contract, divided among the clubs of the ages 10 to 21.
 */
export function technicalTrainingPremium(
  figures: RuleFigures<'technicalTraining'>,
  training: Training & { coefficient: number | null; contractYears: number | null },
): Premium {
  const { base, firstAge, lastAge } = figures;
  const { coefficient, contractYears } = training;
  const isKnown = base !== null && coefficient !== null && contractYears !== null;
  const totalCents = isKnown ? Math.round(base * 100 * coefficient * contractYears) : null;
  return premiumOf(training, { firstAge, lastAge, totalCents });
}

/** Each season has an equal part; within a season clubs share by days. */
function premiumOf(
  training: Training,
  { firstAge, lastAge, totalCents }: { firstAge: number; lastAge: number; totalCents: number | null },
): Premium {
  const seasons = trainingSeasons(training, { firstAge, lastAge });
  const shares = seasons.flatMap(({ season, age, days, clubs }) =>
    clubs.map((at) => {
      const portion = at.days / days / seasons.length;
      const amountCents = totalCents === null ? null : Math.floor(totalCents * portion + 1e-6);
      return { club: at.club, season, age, portion, amountCents };
    }),
  );
  const allocated = shares.reduce((sum, { portion }) => sum + portion, 0);
  return { totalCents, unallocated: Math.max(0, 1 - allocated), shares };
}
