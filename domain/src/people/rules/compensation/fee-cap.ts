import type { RuleFigures } from '../rule-kinds.ts';

/** Sides for which an agent acts in a deal. Names: `rules:feeAct.<name>`. */
export const feeActs = ['individual', 'engaging', 'releasing'] as const;
export type FeeAct = (typeof feeActs)[number];

/** US dollars in whole cents. */
export interface FeeCap {
  capCents: number;
  parts: readonly { act: FeeAct; capCents: number }[];
}

/** What a cap is computed from. */
export interface FeeCase {
  /** Fixed pay of a year, before tax: conditional pay does not count. */
  yearlyPayCents: number;
  acts: readonly FeeAct[];
  /** Compensation of the transfer, for the agent of the releasing club. */
  compensationCents: number;
}

/** The sum of percentages of amounts, never a cent above it. */
function sumOf(...rates: readonly (readonly [percent: number, cents: number])[]): number {
  const thousandths = rates.map(([percent, cents]) => BigInt(cents) * BigInt(Math.round(percent * 1000)));
  return Number(thousandths.reduce((sum, part) => sum + part, 0n) / 100_000n);
}

/** The highest fee of agents for each side that they act for, however many share it. */
export function agentFeeCap(
  figures: RuleFigures<'agentFeeCap'>,
  { yearlyPayCents, acts, compensationCents }: FeeCase,
): FeeCap {
  const threshold = figures.threshold * 100;
  const ofPay = sumOf(
    [figures.percentUpTo, Math.min(yearlyPayCents, threshold)],
    [figures.percentAbove, Math.max(0, yearlyPayCents - threshold)],
  );
  const parts = acts.map((act) => ({
    act,
    capCents: act === 'releasing' ? sumOf([figures.releasingPercent, compensationCents]) : ofPay,
  }));
  return { capCents: parts.reduce((sum, part) => sum + part.capCents, 0), parts };
}

/**
 * The highest part of a fee that is due with each payment of the pay, in proportion to it. Rounded down: together the parts
 * never exceed the cap.
 */
export function feeInstalments(capCents: number, paymentsCents: readonly number[]): readonly number[] {
  const pay = paymentsCents.reduce((sum, payment) => sum + BigInt(payment), 0n);
  if (pay === 0n) return paymentsCents.map(() => 0);
  return paymentsCents.map((payment) => Number((BigInt(capCents) * BigInt(payment)) / pay));
}

/** What is paid with each of the equal dates of a year when a signing fee is part of the yearly pay and paid on the first. */
export function payDates(
  yearlyPayCents: number,
  signingFeeCents: number,
  timesAYear: number,
): readonly number[] {
  const fixed = yearlyPayCents - signingFeeCents;
  const each = Math.floor(fixed / timesAYear);
  return Array.from({ length: timesAYear }, (_, index) =>
    index === 0 ? signingFeeCents + fixed - each * (timesAYear - 1) : each,
  );
}
