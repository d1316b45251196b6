import { maxEuros } from '@trattativa/domain/platform/number-limits';

/** A field of money takes nine digits: every amount below the service's limit. */
export const maxTypedEuros = maxEuros - 1;

/** How many digits a field takes whose largest number is `max`. */
export const digitsOf = (max: number) => String(max).length;

/** The number in typed or pasted text: at most as many digits as `max` has, without leading zeros; null if there are none. */
export function readDigits(typed: string, max: number): number | null {
  return numberIn(typed, digitsOf(max));
}

/** What a field of a form keeps: the number as typed, also above the field's bound, which a message then states. */
export const readAnyDigits = (typed: string): number | null => numberIn(typed, maxKeptDigits);

/** More digits than any bound has, and few enough to be exact. */
const maxKeptDigits = 12;

function numberIn(typed: string, length: number): number | null {
  const digits = typed.replace(/\D/gu, '').slice(0, length);
  return digits === '' ? null : Number(digits);
}

/** Whether something was typed that a number does not contain; spaces, dots and a currency sign may be pasted along. */
export const hasOtherThanDigits = (typed: string): boolean => /[^\d\s.,€%]/u.test(typed);

/** 12500 → "12.500": thousands grouped by dots (spec §9). */
export function groupDigits(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : String(value).replace(/\B(?=(\d{3})+$)/gu, '.');
}
