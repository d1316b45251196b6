import { daysOfSeason } from '../../people/season.ts';
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
import type { TransferTerms, TriggerEvent } from '../transfers/transfer-terms.ts';
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
export type ClauseTerm = ConditionalTerm | 'addOn' | 'obligation';
export const clauseTerms: readonly ClauseTerm[] = [...conditionalParts, 'addOn', 'obligation'];

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

/** The add-ons of a signed transfer and the obligation that depends on an event. Terms in cents, lists in their stored order. */
export function clausesOfTransfer({
  addOns,
  purchase,
}: Pick<TransferTerms, 'addOns' | 'purchase'>): Clause[] {
  const base = { season: null, payer: engaging, payee: releasing } as const;
  const clauses = addOns.map(({ event, count, amount, cap }, index): Clause => {
    const paid = { figure: figureOfEvent[event], count, repeats: true, cents: amount, cap };
    return { ...base, ...paid, key: `addOn.${index}`, term: 'addOn' };
  });
  if (purchase?.kind !== 'obligation' || purchase.trigger === null) return paying(clauses);
  const { trigger, amount } = purchase;
  const paid = { figure: figureOfEvent[trigger.event], count: trigger.count, repeats: false, cents: amount };
  return paying([...clauses, { ...base, ...paid, key: 'obligation', term: 'obligation', cap: null }]);
}

/**
 * What a signed transfer pays on a day: its instalments, and an obligation that depends on nothing on the loan's last day, unless the
 * loan ended before, on `endedOn`.
 */
export function datedPayments(
  { instalments, purchase, until }: Pick<TransferTerms, 'instalments' | 'purchase' | 'until'>,
  endedOn: string | null = null,
): DatedPayment[] {
  const parts = instalments.map(({ dueOn, amount }): DatedPayment => {
    return { kind: 'instalment', dueOn, cents: amount };
  });
  if (purchase?.kind !== 'obligation' || purchase.trigger !== null || purchase.amount === 0) return parts;
  const lasts = until !== null && (endedOn === null || endedOn >= until);
  return lasts ? [...parts, { kind: 'obligation', dueOn: until, cents: purchase.amount }] : parts;
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
