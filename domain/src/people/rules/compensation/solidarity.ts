import { type Training, trainingSeasons } from '../career-entries.ts';
import type { RuleFigures } from '../rule-kinds.ts';

/** What one club receives for one season. */
export interface SolidarityShare {
  club: string;
  season: string;
  age: number;
  /** Percentage of the compensation, rounded to six digits. */
  percent: number;
  amountCents: number;
}

export interface Solidarity {
  totalCents: number;
  /** What belongs to no club that is known: the shares and this sum to the total exactly. */
  unallocatedCents: number;
  shares: readonly SolidarityShare[];
}

/** What the contribution is computed from. */
export interface SolidarityCase extends Training {
  compensationCents: number;
  firstMonth?: number | undefined;
}

/** Percents are counted in thousandths, as the figures of rules are written. */
const inThousandths = (percent: number) => BigInt(Math.round(percent * 1000));
/** Seasons have 365 or 366 days: shares of both are counted in parts of this many. */
const partsOfSeason = 365 * 366;
const whole = 100_000n * BigInt(partsOfSeason);

/**
 * The solidarity contribution: so many percent of the compensation, of a loan fee or of a bonus, divided among the clubs that
 * trained the player, by days. Cents that the division leaves go to the largest remainders, so that nothing is lost.
 */
export function computeSolidarity(figures: RuleFigures<'solidarity'>, given: SolidarityCase): Solidarity {
  const compensation = BigInt(given.compensationCents);
  const seasons = trainingSeasons(given, { ...figures, firstMonth: given.firstMonth });
  const earned = seasons.flatMap(({ season, age, days, clubs }) => {
    const ofSeason = age <= figures.earlyToAge ? figures.earlyPercent : figures.latePercent;
    return clubs.map((at) => ({
      share: { club: at.club, season, age, percent: Math.round(((ofSeason * at.days) / days) * 1e6) / 1e6 },
      portion: compensation * inThousandths(ofSeason) * BigInt((at.days * partsOfSeason) / days),
    }));
  });
  const all = compensation * inThousandths(figures.total) * BigInt(partsOfSeason);
  const portions = earned.map(({ portion }) => portion);
  const rest = all - portions.reduce((sum, portion) => sum + portion, 0n);
  // Half a cent of the total rounds up.
  const total = (2n * all + whole) / (2n * whole);
  const cents = divide(total, [...portions, rest], whole).map(Number);
  return {
    totalCents: Number(total),
    unallocatedCents: cents.at(-1) ?? 0,
    shares: earned.map(({ share }, index) => ({ ...share, amountCents: cents[index] ?? 0 })),
  };
}

/** Whole numbers as near as possible to the portions (in units of `unit`) that sum to the total. */
function divide(total: bigint, portions: readonly bigint[], unit: bigint): bigint[] {
  const divided = portions.map((portion) => portion / unit);
  const left = Number(total - divided.reduce((sum, part) => sum + part, 0n));
  const byRemainder = portions
    .map((portion, index) => ({ index, remainder: portion % unit }))
    .sort((one, other) => Number(other.remainder - one.remainder) || one.index - other.index);
  for (const { index } of byRemainder.slice(0, Math.max(0, left)))
    divided[index] = (divided[index] ?? 0n) + 1n;
  return divided;
}
