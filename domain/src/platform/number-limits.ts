/** Bounds of a number, both of them allowed. */
export interface NumberRange {
  readonly min: number;
  readonly max: number;
}

/** Amounts in whole euros. */
export const maxEuros = 1_000_000_000;
export const euros = { min: 0, max: maxEuros } as const satisfies NumberRange;

/** Whole percents. */
export const maxPercent = 100;

/** Countries that one record or search names. */
export const maxCountries = 60;

export function isWithin(value: number, { min, max }: NumberRange): boolean {
  return value >= min && value <= max;
}

/** A list's total is exact up to this number; a larger one means "more". */
export const countedExactly = 10_000;
