import { optionSides } from '@trattativa/domain/deals/offers/contract-kinds';
import {
  maxEvery,
  maxMatches,
  maxOptionSeasons,
  maxSeasons,
  maxSteps,
} from '@trattativa/domain/deals/offers/offer-limits';
import {
  type CommissionTerm,
  commissionTerms,
  fieldOf,
  type mandatoryTerms,
  type OfferTerms,
  type SeasonTerm,
  seasonTerms,
  type TermKey,
  type TermValue,
  termKeys,
  unstatedTerms,
} from '@trattativa/domain/deals/offers/offer-terms';
import { levels } from '@trattativa/domain/people/levels';
import { isCountryCode } from '@trattativa/domain/platform/countries';
import { z } from 'zod';
import {
  countryCode,
  hasNoDuplicates,
  line,
  oneOf,
  paragraph,
  plainDate,
  wholeEuros,
  wholeNumber,
} from '../../fields.ts';

export const country = countryCode.refine((code) => isCountryCode(code), 'notInList');

const bonusPer = z.strictObject({ amount: wholeEuros, every: wholeNumber(1, maxEvery) });

/** Each number of matches once. */
const bonusSteps = z
  .array(z.strictObject({ from: wholeNumber(1, maxMatches), amount: wholeEuros }))
  .max(maxSteps, 'tooMany')
  .refine((steps) => hasNoDuplicates(steps.map(({ from }) => from)), 'duplicate');

const contractOption = z.strictObject({
  side: z.enum(optionSides, { error: 'notInList' }),
  seasons: wholeNumber(1, maxOptionSeasons),
  until: plainDate,
});

/** The schema of a choice between names, or between ids. */
function choice(of: readonly (string | number)[]): z.ZodType {
  return of.every((one) => typeof one === 'number')
    ? oneOf(of)
    : z.enum(of as readonly string[] as [string, ...string[]], { error: 'notInList' });
}

/** The schema of a term's value as it is written. */
function written(term: TermKey): z.ZodType {
  const field = fieldOf(term);
  switch (field.kind) {
    case 'euros':
      return wholeEuros;
    case 'months':
    case 'percent':
    case 'instalments':
    case 'season':
      return wholeNumber(field.min, field.max);
    case 'choice':
      return choice(field.of);
    case 'yesNo':
      return z.boolean();
    case 'perEvery':
      return bonusPer;
    case 'steps':
      return bonusSteps;
    case 'option':
      return contractOption;
    case 'furtherSeasons':
      return z.array(writtenSeason()).max(maxSeasons - 1, 'tooMany');
    case 'level':
      return oneOf(levels);
    case 'country':
      return country;
    case 'line':
      return line(field.maxLength);
    case 'paragraph':
      return paragraph(field.maxLength);
  }
}

/** The schema of a term's value as it is shown. */
function shown(term: TermKey): z.ZodType {
  const { kind, ...field } = fieldOf(term);
  switch (kind) {
    case 'euros':
      return z.number();
    case 'perEvery':
      return z.object({ amount: z.number(), every: z.number().int() });
    case 'steps':
      return z.array(z.object({ from: z.number().int(), amount: z.number() }));
    case 'option':
      return z.object({ side: z.enum(optionSides), seasons: z.number().int(), until: z.string() });
    case 'furtherSeasons':
      return z.array(z.object(shownTerms(seasonTerms)));
    case 'choice':
      return choice((field as { of: readonly (string | number)[] }).of);
    case 'yesNo':
      return z.boolean();
    case 'country':
    case 'line':
    case 'paragraph':
      return z.string();
    default:
      return z.number().int();
  }
}

type MandatoryPay = Extract<SeasonTerm, (typeof mandatoryTerms)[number]>;

/** The pay of a further season as it is written. */
type WrittenSeason = { [Key in MandatoryPay]: TermValue<Key> } & {
  [Key in Exclude<SeasonTerm, MandatoryPay>]?: TermValue<Key> | undefined;
};

function writtenSeason() {
  return z.strictObject(
    Object.fromEntries(
      seasonTerms.map((term) => [term, fieldOf(term).mandatory ? written(term) : written(term).nullish()]),
    ),
  );
}

type WrittenValue<Key extends TermKey> = Key extends 'furtherSeasons' ? WrittenSeason[] : TermValue<Key>;
type Written<Key extends TermKey> = z.ZodOptional<
  z.ZodNullable<z.ZodType<WrittenValue<Key>, WrittenValue<Key>>>
>;

/**
 * The terms as they are written; a commission in euros or in percent, not both, and not by who does not see it. Those that are
 * mandatory may be missing here so that their absence is answered with the one text of the spec (§5).
 */
export const writtenTerms = Object.fromEntries(termKeys.map((term) => [term, written(term).nullish()])) as {
  [Key in TermKey]: Written<Key>;
};

type Shown<Key extends TermKey> = z.ZodType<TermValue<Key>, TermValue<Key>>;
type ShownTerms<Key extends TermKey> = { [K in Exclude<Key, CommissionTerm>]: Shown<K> } & {
  [K in Extract<Key, CommissionTerm>]: z.ZodOptional<Shown<K>>;
};

/** The schemas of these terms as they are shown; the commission is absent for who may not see it. */
export function shownTerms<Key extends TermKey>(terms: readonly Key[]): ShownTerms<Key> {
  const isCommission = (term: TermKey) => (commissionTerms as readonly string[]).includes(term);
  return Object.fromEntries(
    terms.map((term) => {
      const isNullable = (unstatedTerms as Partial<OfferTerms>)[term] === null;
      const schema = isNullable ? shown(term).nullable() : shown(term);
      return [term, isCommission(term) ? schema.optional() : schema];
    }),
  ) as ShownTerms<Key>;
}
