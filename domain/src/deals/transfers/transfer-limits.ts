import { maxEuros, type NumberRange } from '../../platform/number-limits.ts';

/** The most that one amount between two clubs can be, in euro cents. */
export const maxCents = maxEuros * 100;

/** Dated parts of the compensation, and add-ons. */
export const maxInstalments = 24;
export const maxAddOns = 12;

/** Matches, goals or caps after which an add-on or an obligation falls due. */
export const triggerCounts = { min: 1, max: 500 } as const satisfies NumberRange;

/** Parts of the price of a purchase, and the months after it in which one can be due. */
export const maxPurchaseParts = 24;
export const monthsAfterPurchase = { min: 0, max: 60 } as const satisfies NumberRange;

/** Days in which a club says whether it matches an offer. */
export const daysToMatch = { min: 1, max: 60 } as const satisfies NumberRange;
