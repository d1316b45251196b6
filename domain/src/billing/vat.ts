/** Value added tax of the operator's invoices, included in every price. */
export const vatPercent = 22;

/**
 * Parts an amount that holds the tax, in integer cents: `net + vat` is the amount to the cent, whatever it is. The net is
 * rounded half up; the tax is the rest.
 */
export function splitVat(grossCents: number, percent: number = vatPercent): { net: number; vat: number } {
  const net = Math.floor((grossCents * 200 + 100 + percent) / (2 * (100 + percent)));
  return { net, vat: grossCents - net };
}
