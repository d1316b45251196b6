/** Value added tax of services between Italian parties, in percent. */
export const italianVatPercent = 22;

/**
 * Splits an amount that includes the tax, in integer cents: `net + vat` is exactly the amount. The net is rounded half up;
 * the tax is the rest.
 */
export function splitVat(grossCents: number, percent: number): { net: number; vat: number } {
  const net = Math.floor((grossCents * 200 + 100 + percent) / (2 * (100 + percent)));
  return { net, vat: grossCents - net };
}
