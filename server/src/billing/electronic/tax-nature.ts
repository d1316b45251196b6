/** Regimes in which no VAT is charged, with the code and the law that the invoice names. */
const untaxed: Readonly<Record<string, { nature: string; law: string }>> = {
  RF02: { nature: 'N2.2', law: 'Regime dei minimi, art. 27, commi 1 e 2, D.L. 98/2011' },
  RF19: { nature: 'N2.2', law: 'Regime forfettario, art. 1, commi 54-89, L. 190/2014' },
};

/** Why no VAT is charged; null where it is, `undefined` where nothing says why. */
export function taxNature(
  vatPercent: number,
  regime: string,
): { nature: string; law: string } | null | undefined {
  return vatPercent > 0 ? null : untaxed[regime];
}

/** Above this an invoice without VAT carries stamp duty (DPR 642/1972). */
const dutyFreeCents = 77_47;

export function hasStampDuty(vatPercent: number, totalCents: number): boolean {
  return vatPercent === 0 && totalCents > dutyFreeCents;
}
