import { daysOfSeason } from '../../people/season.ts';
import { monthsAfter } from '../../platform/plain-date.ts';
import {
  type ConditionalTerm,
  conditionalParts,
  fieldOf,
  type OfferTerms,
  type SeasonTerm,
} from '../offers/offer-terms.ts';
import { seasonGoal } from '../offers/season-goals.ts';
import type { SeasonCount, SeasonEnding } from '../offers/season-outcomes.ts';
import type { BonusPer, BonusStep } from '../offers/term-kinds.ts';
import { lastDayOfPurchase, type TransferTerms, type TriggerEvent } from '../transfers/transfer-terms.ts';
import type { WatchedFigure } from './figures.ts';

/** The two agreements of a signed deal: the person's offer, and the transfer between the clubs. */
export const agreements = ['offer', 'transfer'] as const;
export type AgreementOfDeal = (typeof agreements)[number];

/** The sides of the two agreements. The engaging club of a transfer is the club of the offer. */
export const clauseSides = ['club', 'recipient', 'engaging', 'releasing'] as const;
export type ClauseSide = (typeof clauseSides)[number];

export const sidesOf = {
  offer: ['club', 'recipient'],
  transfer: ['engaging', 'releasing'],
} as const satisfies Record<AgreementOfDeal, readonly [payer: ClauseSide, payee: ClauseSide]>;

/** The term that a clause comes from. Names of an offer's: `offers:term.<name>`. */
export const clubClauseTerms = ['addOn', 'obligation', 'valorisationBonus'] as const;
export type ClubClauseTerm = (typeof clubClauseTerms)[number];
export type ClauseTerm = ConditionalTerm | ClubClauseTerm;
export const clauseTerms: readonly ClauseTerm[] = [...conditionalParts, ...clubClauseTerms];

/** Money that falls due when a figure is reached. */
export interface Clause {
  /** One in its agreement. */
  key: string;
  term: ClauseTerm;
  /** The season that it is about; null: all seasons of the agreement together. */
  season: number | null;
  figure: WatchedFigure;
  /** How many it takes. */
  count: number;
  /** Whether every further `count` pays again. */
  repeats: boolean;
  /** Integer cents, each time. */
  cents: number;
  /** The most that it can sum to, in cents; null: no bound is agreed. */
  cap: number | null;
  /** The last day that counts for it; absent: every day of the agreement does. */
  lastDay?: string;
  payer: ClauseSide;
  payee: ClauseSide;
}

/** Money that falls due on a day. */
export interface DatedPayment {
  kind: 'instalment' | 'obligation';
  dueOn: string;
  cents: number;
}

const figureOfCount: Record<SeasonCount, WatchedFigure> = {
  matches: 'appearances',
  goals: 'goals',
  assists: 'assists',
  cleanSheets: 'cleanSheets',
};

const figureOfEnding: Record<SeasonEnding, WatchedFigure> = { promoted: 'promotion', stayedUp: 'survival' };

const figureOfGoal: Partial<Record<number, WatchedFigure>> = {
  [seasonGoal.playOff]: 'playOff',
  [seasonGoal.leagueWinners]: 'title',
  [seasonGoal.playOut]: 'playOut',
};

const [club, recipient] = sidesOf.offer;
const [engaging, releasing] = sidesOf.transfer;

/** The conditional terms of an accepted offer, a clause for each season of the contract. */
export function clausesOfOffer(
  terms: Pick<OfferTerms, ConditionalTerm | 'season'> & {
    furtherSeasons: readonly Partial<Record<SeasonTerm, unknown>>[];
  },
): Clause[] {
  return seasonsOfOffer(terms).flatMap((season) =>
    conditionalParts.flatMap((term) => clausesOfTerm(term, terms, season)),
  );
}

/** The seasons of the contract, by their first calendar years. */
export function seasonsOfOffer({
  season,
  furtherSeasons,
}: {
  season: number;
  furtherSeasons: readonly unknown[];
}): number[] {
  return Array.from({ length: 1 + furtherSeasons.length }, (_, index) => season + index);
}

function clausesOfTerm(
  term: ConditionalTerm,
  terms: Pick<OfferTerms, ConditionalTerm>,
  season: number,
): Clause[] {
  const { worth, ...field } = fieldOf(term);
  const value = terms[term];
  if (value === null) return [];
  const base = { term, season, cap: null, payer: club, payee: recipient } as const;
  if (field.kind === 'perEvery') {
    const { amount, every } = value as BonusPer;
    const counted = { figure: figureOfCount[field.of], count: every, repeats: true };
    return paying([{ ...base, ...counted, key: `${season}.${term}`, cents: toCents(amount) }]);
  }
  if (field.kind === 'steps') {
    const figure = figureOfCount[field.of];
    return paying(
      (value as BonusStep[]).map(({ from, amount }, index) => {
        const step = { figure, count: from, repeats: false, cents: toCents(amount) };
        return { ...base, ...step, key: `${season}.${term}.${index}` };
      }),
    );
  }
  const figure =
    worth?.when === 'result'
      ? figureOfGoal[worth.result]
      : worth?.when === 'ending'
        ? figureOfEnding[worth.ending]
        : undefined;
  if (figure === undefined) return [];
  const once = { figure, count: 1, repeats: false, cents: toCents(value as number) };
  return paying([{ ...base, ...once, key: `${season}.${term}` }]);
}

/** A clause of no money is none. */
const paying = (clauses: readonly Clause[]) => clauses.filter(({ cents }) => cents > 0);

const toCents = (euros: number) => Math.round(euros * 100);

const figureOfEvent: Record<TriggerEvent, WatchedFigure> = {
  appearances: 'appearances',
  goals: 'goals',
  nationalCaps: 'nationalCaps',
  promotion: 'promotion',
  survival: 'survival',
  title: 'title',
};

/**
 * The add-ons of a signed transfer, the obligation that depends on an event, up to its last day, and the valorisation bonus, which the
 * releasing club pays. Terms in cents, lists in their stored order.
 */
export function clausesOfTransfer(
  terms: Pick<TransferTerms, 'addOns' | 'purchase' | 'valorisationBonus'> &
    Partial<Pick<TransferTerms, 'until'>>,
): Clause[] {
  const { addOns, valorisationBonus } = terms;
  const base = { season: null, payer: engaging, payee: releasing } as const;
  const clauses = addOns.map(({ event, count, amount, cap }, index): Clause => {
    const paid = { figure: figureOfEvent[event], count, repeats: true, cents: amount, cap };
    return { ...base, ...paid, key: `addOn.${index}`, term: 'addOn' };
  });
  if (valorisationBonus) {
    const { count, amount, cap } = valorisationBonus;
    const paid = { figure: figureOfEvent.appearances, count, repeats: true, cents: amount, cap };
    const sides = { payer: releasing, payee: engaging };
    clauses.push({ ...base, ...sides, ...paid, key: 'valorisationBonus', term: 'valorisationBonus' });
  }
  return paying([...clauses, ...clausesOfObligation(terms)]);
}

/** The key of the clause by which a loan becomes a purchase. */
export const obligationKey = 'obligation';

function clausesOfObligation({
  purchase,
  until = null,
}: Pick<TransferTerms, 'purchase'> & Partial<Pick<TransferTerms, 'until'>>): Clause[] {
  if (purchase?.kind !== 'obligation' || purchase.trigger === null) return [];
  const { trigger, amount } = purchase;
  const lastDay = lastDayOfPurchase({ purchase, until });
  return [
    {
      key: obligationKey,
      term: 'obligation',
      season: null,
      figure: figureOfEvent[trigger.event],
      count: trigger.count,
      repeats: false,
      cents: amount,
      cap: null,
      ...(lastDay !== null && { lastDay }),
      payer: engaging,
      payee: releasing,
    },
  ];
}

/**
 * What a signed transfer pays on a day: its instalments, and an obligation that depends on nothing from the loan's last day on, unless the
 * loan ended before, on `endedOn`.
 */
export function datedPayments(
  terms: Pick<TransferTerms, 'instalments' | 'purchase' | 'until' | 'purchaseParts'>,
  endedOn: string | null = null,
): DatedPayment[] {
  const { instalments, purchase, until } = terms;
  const parts = instalments.map(({ dueOn, amount }): DatedPayment => {
    return { kind: 'instalment', dueOn, cents: amount };
  });
  if (purchase?.kind !== 'obligation' || purchase.trigger !== null) return parts;
  const lasts = until !== null && (endedOn === null || endedOn >= until);
  return lasts ? [...parts, ...purchasePayments(terms, until)] : parts;
}

/** What the purchase of a loan costs once it came about on this day: its price at once, or in the parts that were agreed, one a day. */
export function purchasePayments(
  { purchase, purchaseParts = [] }: Pick<TransferTerms, 'purchase' | 'purchaseParts'>,
  day: string,
): DatedPayment[] {
  if (!purchase || purchase.amount === 0) return [];
  if (purchaseParts.length === 0) return [{ kind: 'obligation', dueOn: day, cents: purchase.amount }];
  const byDay = new Map<string, number>();
  for (const { dueOn, monthsAfter: months, amount } of purchaseParts) {
    const due = dueOn ?? monthsAfter(day, months ?? 0);
    byDay.set(due, (byDay.get(due) ?? 0) + amount);
  }
  return [...byDay]
    .map(([dueOn, cents]): DatedPayment => ({ kind: 'obligation', dueOn, cents }))
    .toSorted((a, b) => (a.dueOn < b.dueOn ? -1 : 1));
}

/** The days of a season in which its figures are counted: while the person is registered, as far as those days are known. */
export function countedDays(
  season: number,
  registered: { from: string; to: string } | null,
): { from: string; to: string } {
  const { from, to } = daysOfSeason(season);
  if (registered === null) return { from, to };
  return {
    from: registered.from > from ? registered.from : from,
    to: registered.to < to ? registered.to : to,
  };
}
