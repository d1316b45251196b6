/** Both bounds are allowed. */
export interface NumberRange {
  readonly least: number;
  readonly most: number;
}

/** Amounts in whole euros. */
export const mostEuros = 1_000_000_000;
export const euros = { least: 0, most: mostEuros } as const satisfies NumberRange;

/** Whole percents. */
export const mostPercent = 100;

/** Countries that one record or search names. */
export const mostCountries = 60;

export function isWithin(value: number, { least, most }: NumberRange): boolean {
  return value >= least && value <= most;
}

/** A list's total is exact up to this number; a larger one means "more". */
export const countedExactly = 10_000;
