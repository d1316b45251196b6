import { isAssociation } from '@trattativa/domain/people/associations';
import { mailedCodePattern } from '@trattativa/domain/platform/mailed-code';
import { maxCountries, maxEuros, type NumberRange } from '@trattativa/domain/platform/number-limits';
import { isValidPlainDate } from '@trattativa/domain/platform/plain-date';
import {
  maxEmailLength,
  maxFullNameLength,
  maxLinkLength,
  maxPasswordLength,
  maxPersonNameLength,
  maxPhoneLength,
  maxSearchLength,
  minPasswordLength,
  phonePattern,
} from '@trattativa/domain/platform/text-limits';
import { isLinkOf, isWebLink, type LinkSite } from '@trattativa/domain/platform/web-link';
import { z } from 'zod';

/**
 * The kinds of field that many calls share, with their limits. A zod issue carries one of the field error codes
 * in `message`; the server puts the text in the caller's language beside it.
 */

/** A database id: a whole number from 1 to 2^53 − 1. */
export const id = z
  .number({ error: 'invalid' })
  .int('invalid')
  .min(1, 'invalid')
  .max(Number.MAX_SAFE_INTEGER, 'invalid');

/** No control characters, line ends or bidirectional overrides, which would make a name look like another one. */
const oneLine = /^[^\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]*$/u;

/** Has a visible character, not only zero-width spaces. An empty text is left to the least length. */
const visible = /^$|[^\p{C}\p{Z}]/u;

/** The largest value of an `integer` column. */
export const maxInteger = 2_147_483_647;

/** Text on one line, trimmed; with a least length, it must have a visible character. Lengths in UTF-16 units. */
export function line(max: number, min = 0): z.ZodString {
  const text = z
    .string({ error: 'required' })
    .trim()
    .min(min, min <= 1 ? 'required' : 'tooShort')
    .max(max, 'tooLong')
    .regex(oneLine, 'forbiddenCharacters');
  return min > 0 ? text.regex(visible, 'required') : text;
}

/** The name of a person or a club: a line without `<` and `>`. */
export function nameLine(max: number, min = 0): z.ZodString {
  return line(max, min).regex(/^[^<>]*$/, 'forbiddenCharacters');
}

/** A person's given name or surname; mandatory. */
export const personName = nameLine(maxPersonNameLength, 1);

/** Given name and surname of a person; mandatory. */
export const fullName = line(maxFullNameLength, 1);

/** The text that a list is searched for; empty: all. */
export const searchText = line(maxSearchLength);

/** Free text over several lines. */
export function paragraph(max: number): z.ZodString {
  return z.string({ error: 'required' }).trim().max(max, 'tooLong');
}

/** The code in the link of a mail. */
export const mailedCode = z.string({ error: 'required' }).regex(mailedCodePattern, 'invalid');

export const email = z
  .string({ error: 'required' })
  .trim()
  .toLowerCase()
  .min(1, 'required')
  .max(maxEmailLength, 'tooLong')
  .pipe(z.email('notAnEmail'));

/** A person's telephone number; an empty text means that there is none. */
export const phoneNumber = z
  .string({ error: 'required' })
  .trim()
  .max(maxPhoneLength, 'tooLong')
  .refine((text) => text === '' || phonePattern.test(text), 'notAPhone');

/** Ten to 128 characters, taken as they are: no trimming, no case change, no composition rules (ASVS A6.2). */
export const newPassword = z
  .string({ error: 'required' })
  .min(minPasswordLength, 'tooShort')
  .max(maxPasswordLength, 'tooLong');

/** A password as it is typed to log in or to confirm an act. */
export const typedPassword = z.string({ error: 'required' }).max(maxPasswordLength, 'tooLong');

/** A code that a mail carried. */
export const typedCode = z.string().max(200, 'tooLong');

/** Where links in mails lead: one of the addresses that the operator allows (ASVS A3.7.2). */
export const baseUrl = z.string().max(200, 'tooLong').optional();

/** A calendar day, `YYYY-MM-DD`. */
export const plainDate = z.string({ error: 'required' }).refine(isValidPlainDate, 'notADate');

/** An instant, ISO 8601 with zone, as answers carry it. */
export const instant = z.iso.datetime({ offset: true });

const address = z.string({ error: 'required' }).trim().max(maxLinkLength, 'tooLong');

/** A link that a browser may open: http or https only, without credentials. */
export const link = address.refine(isWebLink, 'notAUrl');

/** A link to a page of the named site. */
export function linkOf(site: LinkSite) {
  return address
    .refine(isWebLink, { error: 'notAUrl', abort: true })
    .refine((text) => isLinkOf(site, text), 'otherSite');
}

/** Whole euros on the wire and in forms (digit keys only, spec §5); integer cents inside. Up to a billion. */
export const wholeEuros = z
  .number({ error: 'notANumber' })
  .int('notWhole')
  .min(0, 'tooSmall')
  .max(maxEuros, 'tooBig');

/** Euros with at most two decimals, for amounts that are divided: instalments and shares. */
export const eurosAndCents = z
  .number({ error: 'notANumber' })
  .min(0, 'tooSmall')
  .max(maxEuros, 'tooBig')
  .refine((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-4, 'invalid');

export function wholeNumber(min: number, max: number): z.ZodNumber {
  return z.number({ error: 'notANumber' }).int('notWhole').min(min, 'tooSmall').max(max, 'tooBig');
}

/** A whole number within bounds that the domain names. */
export function wholeNumberIn({ min, max }: NumberRange): z.ZodNumber {
  return wholeNumber(min, max);
}

/** The version of a row that the writer saw. */
export const version = wholeNumber(1, maxInteger);

/** One of the numbers of a catalogue; `Id` is their named type, or the numbers themselves. */
export function oneOf<const Id extends number | string>(ids: readonly Id[]): z.ZodType<Id, Id> {
  const known: readonly unknown[] = ids;
  return z
    .custom<Id>((value) => typeof value === 'number' && known.includes(value), 'notInList')
    .meta({ numbers: ids });
}

/** Any of the numbers of a catalogue. */
export function someOf<const Id extends number | string>(ids: readonly Id[]) {
  return z.array(oneOf(ids)).max(ids.length, 'tooMany');
}

/** Degrees north of the equator. */
export const latitude = z.number({ error: 'notANumber' }).min(-90, 'tooSmall').max(90, 'tooBig');

/** Degrees east of Greenwich. */
export const longitude = z.number({ error: 'notANumber' }).min(-180, 'tooSmall').max(180, 'tooBig');

/** ISO 3166-1 alpha-2, upper case. Whether the country exists is checked by the use case. */
export const countryCode = z.string({ error: 'required' }).regex(/^[A-Z]{2}$/, 'notInList');

/** A national association: an ISO country, or ENG, SCO, WAL and NIR in the place of GB. */
export const associationCode = z.string({ error: 'required' }).refine(isAssociation, 'notInList');

/** Several of them. */
export const countryCodes = z.array(countryCode).max(maxCountries, 'tooMany');

export const language = z.enum(['it', 'en', 'es', 'ca', 'fr', 'pt', 'de'], { error: 'notInList' });

/** True when no item stands twice in the list. */
export function hasNoDuplicates(items: readonly unknown[]): boolean {
  return new Set(items).size === items.length;
}
