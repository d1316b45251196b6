import { daysAfter } from '../../platform/plain-date.ts';
import { type ClauseSide, sidesOf } from '../clauses/clauses.ts';
import type { OptionSide } from '../offers/contract-kinds.ts';
import type { OfferTerms } from '../offers/offer-terms.ts';
import type { TransferTerms } from '../transfers/transfer-terms.ts';

/**
 * What a signed agreement lets follow: seasons that are added to the person's contract, a purchase that a club may choose, or one
 * that it has to make. Names: `closing:option.title.<name>`.
 */
export const optionKinds = ['extension', 'purchase', 'obligation'] as const;
export type OptionKind = (typeof optionKinds)[number];

/** What became of one; an obligation that depends on nothing is due on its day. */
export const optionOutcomes = ['exercised', 'lapsed', 'due'] as const;
export type OptionOutcome = (typeof optionOutcomes)[number];

export const optionStates = ['open', ...optionOutcomes] as const;
export type OptionState = (typeof optionStates)[number];

export interface DealOption {
  kind: OptionKind;
  /** The sides of which one is enough; of an obligation nobody decides. */
  holders: readonly ClauseSide[];
  /** Seasons that are added; 0: a purchase. */
  seasons: number;
  /** What the engaging club owes the other one for it, in integer cents. */
  cents: number;
  /** The last day that was agreed, `YYYY-MM-DD`; null: none, or an event decides. */
  until: string | null;
}

const holdersOf: Record<OptionSide, readonly ClauseSide[]> = {
  club: ['club'],
  recipient: ['recipient'],
  both: sidesOf.offer,
};

/** The option of an accepted offer; null: there is none. */
export function optionOfOffer({ option }: Pick<OfferTerms, 'option'>): DealOption | null {
  if (option === null) return null;
  const { side, seasons, until } = option;
  return { kind: 'extension', holders: holdersOf[side], seasons, cents: 0, until };
}

/** The purchase of a signed loan; null: there is none. Terms in cents. */
export function optionOfTransfer({
  purchase,
  until,
}: Pick<TransferTerms, 'purchase' | 'until'>): DealOption | null {
  if (purchase === null) return null;
  const base = { seasons: 0, cents: purchase.amount };
  if (purchase.kind === 'option')
    return { ...base, kind: 'purchase', holders: [sidesOf.transfer[0]], until: purchase.until ?? until };
  return { ...base, kind: 'obligation', holders: [], until: purchase.trigger === null ? until : null };
}

/** The registration that a deal made, as its option asks for it. */
export interface OptionDays {
  from: string;
  /** The last day on which it holds. */
  to: string;
  /** Whether something ended it before its agreed day. */
  isEnded: boolean;
  /** Whether a contract of the same club took the place of the loan. */
  isBought: boolean;
}

/**
 * The last day on which an option can be exercised; null: it cannot. What ended a contract early leaves nothing to extend; a loan that
 * ends early lets its club choose until then.
 */
export function lastDayToExercise(
  { kind, until }: Pick<DealOption, 'kind' | 'until'>,
  days: OptionDays | null,
): string | null {
  if (kind === 'obligation' || days === null) return null;
  if (kind === 'extension' && days.isEnded) return null;
  return until === null || until > days.to ? days.to : until;
}

/**
 * Whether an option is nobody's any more: its last day has passed. An obligation that depends on nothing goes with a loan that ended
 * early; one that depends on an event does not lapse, because figures of the loan may be confirmed later.
 */
export function isLapsed(
  option: Pick<DealOption, 'kind' | 'until'>,
  days: OptionDays | null,
  today: string,
): boolean {
  if (option.kind === 'obligation')
    return option.until !== null && option.until <= today && !isObligationDue(option, days, today);
  const last = lastDayToExercise(option, days);
  return last === null || last < today;
}

/**
 * Whether an obligation that depends on nothing is due: on the loan's last day, unless the loan ended before. One that gave way to the
 * club's own contract counts as run to its end: who signs early still owes the price.
 */
export function isObligationDue(
  { kind, until }: Pick<DealOption, 'kind' | 'until'>,
  days: OptionDays | null,
  today: string,
): boolean {
  if (kind !== 'obligation' || until === null || days === null) return false;
  return until <= today && (days.to >= until || days.isBought);
}

/** The days that an option adds to a contract, by whole years. */
export function daysAdded(endsOn: string, seasons: number): { startsOn: string; endsOn: string } {
  const startsOn = daysAfter(endsOn, 1);
  return { startsOn, endsOn: daysAfter(`${Number(startsOn.slice(0, 4)) + seasons}${startsOn.slice(4)}`, -1) };
}
