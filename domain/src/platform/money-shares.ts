/** A whole percentage of an amount of cents, rounded half up to the cent; exact where the product is. */
export function percentOf(cents: number, percent: number): number {
  const product = BigInt(cents) * BigInt(percent);
  return Number((product + 50n) / 100n);
}

/**
 * Splits an amount into instalments of whole euros; what is left over is in the last one. An amount of fewer euros than
 * instalments is split by cents. `count` is at most the number of cents.
 */
export function splitEvenly(cents: number, count: number): number[] {
  const unit = cents >= count * 100 ? 100 : 1;
  const each = Math.floor(cents / unit / count) * unit;
  return Array.from({ length: count }, (_, index) => (index < count - 1 ? each : cents - each * (count - 1)));
}
