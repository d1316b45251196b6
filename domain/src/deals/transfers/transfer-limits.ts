import { mostEuros, type NumberRange } from '../../platform/number-limits.ts';

/** The most that one amount between two clubs can be, in euro cents. */
export const mostCents = mostEuros * 100;

/** Dated parts of the compensation, and add-ons. */
export const mostInstalments = 24;
export const mostAddOns = 12;

/** Matches, goals or caps after which an add-on or an obligation falls due. */
export const triggerCounts = { least: 1, most: 500 } as const satisfies NumberRange;
