import { splitVat } from '../../platform/vat.ts';
import {
  type FeeVat,
  isCounted,
  type TransferTerms,
  type Trigger,
  type TriggerEvent,
} from './transfer-terms.ts';

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

/** Percents that the rules say of this pair of clubs; null: they say none, or it is not known. */
export interface FeePercents {
  /** The share of the amounts that goes to the clubs that trained the player. */
  solidarity: number | null;
  /** Of the value added tax between these two clubs. */
  vat: number | null;
}

/** How sure an amount is: due in any case, likely on the assumptions, and at most. */
type Degree = 'certain' | 'likely' | 'most';
type Degrees = Readonly<Record<Degree, number>>;

/** What passes between the clubs, in integer cents: what the engaging club pays, besides value added tax. */
export interface TransferValue extends Degrees {
  /** Parts of them: the wages that the engaging club takes over, and what the purchase costs. */
  wages: number;
  purchase: number;
  /** The solidarity contribution: part of them where it comes on top, otherwise withheld from what the releasing club receives. */
  solidarity: Degrees;
  /** The tax on what the clubs pay each other and what they pay with it; null: the clubs or the rules do not say it. */
  vat: Readonly<Record<Degree, { net: number; vat: number }>> | null;
  /** What the releasing club pays for fielding the player, besides all this. */
  valorisation: Pick<Degrees, 'likely' | 'most'>;
}

const noPercents: FeePercents = { solidarity: null, vat: null };

/** The value of terms in cents, for a loan from this day on (`YYYY-MM-DD`). */
export function valueOfTransfer(
  terms: TransferTerms,
  assumed: TransferAssumptions,
  from: string,
  percents: FeePercents = noPercents,
): TransferValue {
  const { purchase, valorisationBonus: bonus } = terms;
  const wages = wagesTakenOver(terms, assumed.monthlyWage, from);
  const price = purchase?.amount ?? 0;
  const obliged = purchase?.kind === 'obligation';
  const isDue = obliged && (purchase.trigger === null || timesReached(purchase.trigger, assumed) > 0);
  const earned = terms.addOns.reduce((sum, addOn) => sum + earnedOf(addOn, assumed), 0);
  const caps = terms.addOns.reduce((sum, { cap }) => sum + cap, 0);
  const fees: Degrees = {
    certain: terms.compensation + (obliged && purchase.trigger === null ? price : 0),
    likely: terms.compensation + earned + (isDue ? price : 0),
    most: terms.compensation + caps + price,
  };
  const solidarity = inEachDegree((degree) => Math.round((fees[degree] * (percents.solidarity ?? 0)) / 100));
  return {
    ...inEachDegree((degree) => fees[degree] + wages + (terms.solidarityOnTop ? solidarity[degree] : 0)),
    wages,
    purchase: price,
    solidarity,
    vat: vatOfFees(terms.vat, percents.vat, fees),
    valorisation: {
      likely: bonus ? earnedOf({ event: 'appearances', ...bonus }, assumed) : 0,
      most: bonus?.cap ?? 0,
    },
  };
}

function inEachDegree<Value>(of: (degree: Degree) => Value): Record<Degree, Value> {
  return { certain: of('certain'), likely: of('likely'), most: of('most') };
}

/** Wages and the solidarity contribution are no price of a service. */
function vatOfFees(said: FeeVat | undefined, percent: number | null, fees: Degrees): TransferValue['vat'] {
  if (percent === null || said === undefined || said === 'notSubject') return null;
  return inEachDegree((degree) =>
    said === 'included'
      ? splitVat(fees[degree], percent)
      : { net: fees[degree], vat: Math.round((fees[degree] * percent) / 100) },
  );
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
