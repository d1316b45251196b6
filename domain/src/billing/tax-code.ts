import { isVatNumber } from '../identity/business-numbers.ts';

/** What a letter or digit counts at an odd place (the first is odd); at an even place it counts its own position. */
const oddValues = [
  1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23,
];

/** Sixteen places; digits may be letters where two people would have the same code (omocodia). */
const personalCode = /^[A-Z]{6}[0-9LMNP-V]{2}[ABCDEHLMPRST][0-9LMNP-V]{2}[A-Z][0-9LMNP-V]{3}[A-Z]$/;

/**
 * Whether a text can be an Italian tax code (codice fiscale): that of a person has sixteen places, the last of them a check
 * letter; that of a company is written as a VAT number.
 */
export function isTaxCode(code: string): boolean {
  if (/^\d{11}$/.test(code)) return isVatNumber(code, 'IT');
  return isPersonalTaxCode(code);
}

/** Whether a text can be the tax code of a person. */
export function isPersonalTaxCode(code: string): boolean {
  return personalCode.test(code) && checkLetter(code.slice(0, 15)) === code[15];
}

function checkLetter(places: string): string {
  let sum = 0;
  for (const [index, place] of [...places].entries()) {
    const position = /\d/.test(place) ? Number(place) : place.charCodeAt(0) - 65;
    sum += index % 2 === 0 ? (oddValues[position] ?? 0) : position;
  }
  return String.fromCharCode(65 + (sum % 26));
}
