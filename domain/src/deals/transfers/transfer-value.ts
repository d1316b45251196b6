import { isCounted, type TransferTerms, type Trigger, type TriggerEvent } from './transfer-terms.ts';

/** What is assumed to happen under the terms. */
export interface TransferAssumptions {
  counts: { appearances: number; goals: number; nationalCaps: number };
  reached: { promotion: boolean; survival: boolean; title: boolean };
  /** The player's gross wage a month, in cents; null: not known, the wage share is left out. */
  monthlyWage: number | null;
}

export const usualTransferAssumptions: TransferAssumptions = {
  counts: { appearances: 25, goals: 5, nationalCaps: 0 },
  reached: { promotion: false, survival: true, title: false },
  monthlyWage: null,
};

/** What passes between the clubs, in integer cents: due in any case, likely on the assumptions, and at most. */
export interface TransferValue {
  certain: number;
  likely: number;
  most: number;
  /** Parts of them: the wages that the engaging club takes over, and what the purchase costs. */
  wages: number;
  purchase: number;
}

/** The value of terms in cents, for a loan from this day on (`YYYY-MM-DD`). */
export function valueOfTransfer(
  terms: TransferTerms,
  assumed: TransferAssumptions,
  from: string,
): TransferValue {
  const { purchase } = terms;
  const wages = wagesTakenOver(terms, assumed.monthlyWage, from);
  const price = purchase?.amount ?? 0;
  const obliged = purchase?.kind === 'obligation';
  const isDue = obliged && (purchase.trigger === null || timesReached(purchase.trigger, assumed) > 0);
  const certain = terms.compensation + wages + (obliged && purchase.trigger === null ? price : 0);
  const earned = terms.addOns.reduce((sum, addOn) => sum + earnedOf(addOn, assumed), 0);
  const caps = terms.addOns.reduce((sum, { cap }) => sum + cap, 0);
  return {
    certain,
    likely: terms.compensation + wages + earned + (isDue ? price : 0),
    most: terms.compensation + wages + caps + price,
    wages,
    purchase: price,
  };
}

function earnedOf(addOn: TransferTerms['addOns'][number], assumed: TransferAssumptions): number {
  return Math.min(addOn.cap, timesReached(addOn, assumed) * addOn.amount);
}

/** How often a trigger is reached on the assumptions. */
function timesReached({ event, count }: Trigger, { counts, reached }: TransferAssumptions): number {
  if (isCounted(event)) return Math.floor(counts[event] / count);
  return reached[event as Exclude<TriggerEvent, keyof typeof counts>] ? 1 : 0;
}

function wagesTakenOver(
  { kind, until, wageSharePercent }: TransferTerms,
  monthlyWage: number | null,
  from: string,
): number {
  if (kind !== 'loan' || until === null || wageSharePercent === null || monthlyWage === null) return 0;
  return Math.round((monthlyWage * wageSharePercent * monthsOfLoan(from, until)) / 100);
}

/** The months of a loan, each one that has begun counted as whole. Days are `YYYY-MM-DD`. */
export function monthsOfLoan(from: string, until: string): number {
  if (until <= from) return 0;
  const whole = monthNumber(until) - monthNumber(from);
  return until.slice(8) > from.slice(8) ? whole + 1 : whole;
}

function monthNumber(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
}
