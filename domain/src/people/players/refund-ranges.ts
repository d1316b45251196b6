/** Ranges of an amateur's monthly expense refund (spec §3). Names: `catalogue:refundRange.<id>`. */
export const refundRanges = [0, 1, 2, 3, 4] as const;

export type RefundRange = (typeof refundRanges)[number];

/** The bounds in euros a month; the last range is open above. */
export const refundRangeEuros: Readonly<
  Record<RefundRange, { readonly from: number; readonly to: number | null }>
> = {
  0: { from: 0, to: 500 },
  1: { from: 500, to: 1000 },
  2: { from: 1000, to: 2000 },
  3: { from: 2000, to: 5000 },
  4: { from: 5000, to: null },
};
