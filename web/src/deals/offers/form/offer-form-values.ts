import type { Api } from '@trattativa/contract/api';
import type { TeamCard } from '@trattativa/contract/people/teams/endpoints';
import { payersOf } from '@trattativa/domain/deals/offers/contract-kinds';
import {
  canConcern,
  fieldOf,
  mandatoryTerms,
  type OfferTerms,
  type SeasonTerm,
  type TermKey,
  type TermOfKind,
  type TermValue,
  termKeys,
  unstatedTerms,
} from '@trattativa/domain/deals/offers/offer-terms';
import type { ContractOption } from '@trattativa/domain/deals/offers/term-kinds';
import type { ChosenFile } from '../../../files/uploads.ts';
import type { Offerable } from '../offers.queries.ts';

interface BonusValues {
  amount: number | null;
  every: number | null;
}

export interface StepValues {
  from: number | null;
  amount: number | null;
}

export type SeasonValues = { [Key in SeasonTerm]: number | null };

type OptionValues = {
  [Part in keyof ContractOption]: ContractOption[Part] | (Part extends 'until' ? string : null);
};

/** The value of a term in the form, where a part may be missing. */
type FieldValue<Key extends TermKey> =
  Key extends TermOfKind<'perEvery'>
    ? BonusValues
    : Key extends TermOfKind<'steps'>
      ? StepValues[]
      : Key extends TermOfKind<'furtherSeasons'>
        ? SeasonValues[]
        : Key extends TermOfKind<'option'>
          ? OptionValues
          : Key extends TermOfKind<'yesNo' | 'line' | 'paragraph'>
            ? TermValue<Key>
            : TermValue<Key> | null;

/** The terms as filled in and stored as a draft. Money in whole euros. */
export type TermsValues = { [Key in TermKey]: FieldValue<Key> } & { expiresOn: string };

export interface OfferValues extends TermsValues {
  /** The club for which staff act. */
  club: TeamCard | null;
  person: Offerable | null;
  files: ChosenFile[];
}

function emptyValue(term: TermKey): unknown {
  const { kind } = fieldOf(term);
  if (kind === 'perEvery') return { amount: null, every: null } satisfies BonusValues;
  if (kind === 'option') return { side: null, seasons: null, until: '' } satisfies OptionValues;
  return kind === 'line' ? '' : ((unstatedTerms as Partial<OfferTerms>)[term] ?? null);
}

export const emptyTerms = {
  ...Object.fromEntries(termKeys.map((term) => [term, emptyValue(term)])),
  expiresOn: '',
} as TermsValues;

/** The initial values of a counter-offer: the terms in force. */
export function valuesOf(terms: OfferTerms, expiresOn: string | null): TermsValues {
  const stated = Object.entries(terms).filter(([, value]) => value !== null && value !== undefined);
  return { ...emptyTerms, ...structuredClone(Object.fromEntries(stated)), expiresOn: expiresOn ?? '' };
}

export type TermsToSend = Required<Omit<Api['Offer/ReviseOffer']['input'], 'offerId' | 'version'>>;

/** A term as it is sent: a bonus, a step and an option only with all parts, blank text as none. */
function sentValue(term: TermKey, value: unknown): unknown {
  switch (fieldOf(term).kind) {
    case 'perEvery':
      return wholeBonus(value as BonusValues);
    case 'steps':
      return wholeSteps(value as StepValues[]);
    case 'option':
      return optionInput(value as OptionValues);
    case 'furtherSeasons':
      return (value as SeasonValues[]).map(seasonInput);
    case 'line':
    case 'paragraph':
      return (value as string).trim() || null;
    default:
      return value;
  }
}

/** What was filled in for another person and cannot concern this one is not sent. */
const sentTerms = (values: TermsValues, person: Concerned) =>
  Object.fromEntries(
    termKeys.map((term) => {
      const value = canConcern(term, person) ? values[term] : emptyValue(term);
      return [term, sentValue(term, value)];
    }),
  ) as Omit<TermsToSend, 'expiresOn'>;

type Concerned = Parameters<typeof canConcern>[1];

/** The input of the call. */
export function termsInput(values: TermsValues, person: Concerned): TermsToSend {
  return {
    ...sentTerms(values, person),
    ...commissionInput(values, person),
    expiresOn: values.expiresOn || null,
  };
}

/** The form demands salary and months of every season before it is sent. */
function seasonInput(season: SeasonValues): NonNullable<TermsToSend['furtherSeasons']>[number] {
  return { ...season, monthlySalary: season.monthlySalary ?? 0, months: season.months ?? 1 };
}

function wholeBonus({ amount, every }: BonusValues) {
  return amount === null || every === null ? null : { amount, every };
}

function wholeSteps(steps: readonly StepValues[]) {
  return steps.flatMap(({ from, amount }) => (from === null || amount === null ? [] : [{ from, amount }]));
}

function optionInput({ side, seasons, until }: OptionValues): TermsToSend['option'] {
  return side === null || seasons === null || until === '' ? null : { side, seasons, until };
}

/** The payer, the seasons and the instalments are said only of a commission, the first two by a choice. */
function commissionInput(values: TermsValues, person: Concerned) {
  const { commissionAmount, commissionPercent, commissionPayer: payer } = values;
  const isStated = commissionAmount !== null || commissionPercent !== null;
  return {
    commissionAmount,
    commissionPercent,
    commissionPayer: isStated && payer !== null && payersOf(person).includes(payer) ? payer : null,
    commissionSeasons: commissionPercent === null ? null : values.commissionSeasons,
    commissionInstalments: isStated ? values.commissionInstalments : null,
  };
}

/** The terms as filled in so far, for the rules about contracts; null while a mandatory one but the town is missing. */
export function termsSoFar(values: TermsValues, person: Concerned): OfferTerms | null {
  if (mandatoryTerms.some((term) => values[term] === null)) return null;
  return {
    ...unstatedTerms,
    ...sentTerms(values, person),
    city: values.city,
    comments: values.comments,
  } as OfferTerms;
}
