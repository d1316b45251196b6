import type { SellOnBase } from './transfer-terms.ts';

/** One sale in a chain: what the buying club paid, and the share of a later sale that it promised to the seller. */
export interface Sale {
  /** Compensation with what became due of its add-ons and purchase, in integer cents. */
  fee: number;
  /** The seller's share of the next sale, in whole percents; null: none. */
  sellOnPercent: number | null;
  /** Absent: of the gain. */
  sellOnBase?: SellOnBase;
  /** The last day of a sale that is shared; absent: without end. */
  sellOnUntil?: string;
  /** The day of this sale; a share that has an end needs it. */
  soldOn?: string;
}

/** How the fee of one sale is divided, in integer cents: `passedOn + kept = fee`. */
export interface DividedSale {
  /** What the seller had paid for the player; nothing for a player of its own academy. */
  cost: number;
  gain: number;
  /** To the club that had sold the player to the seller. */
  passedOn: number;
  kept: number;
}

/**
 * Divides the fee of each sale in a row, the first one by the club that had paid nothing for the player. A sell-on share
 * is of the gain, the fee less what the seller had paid, unless it was agreed of the whole price; of a gain a sale without gain owes
 * nothing. A share counts for the next sale only, up to its last day, and what a club receives by it later is not part of a gain. Half
 * cents are rounded up.
 */
export function divideSales(sales: readonly Sale[]): DividedSale[] {
  return sales.map((sale, index) => {
    const { fee } = sale;
    const bought = sales[index - 1];
    const cost = bought?.fee ?? 0;
    const gain = Math.max(0, fee - cost);
    const shared = bought?.sellOnBase === 'price' ? fee : gain;
    const passedOn =
      bought && isShared(bought, sale) ? Math.round((shared * (bought.sellOnPercent ?? 0)) / 100) : 0;
    return { cost, gain, passedOn, kept: fee - passedOn };
  });
}

function isShared({ sellOnUntil }: Sale, { soldOn }: Sale): boolean {
  return sellOnUntil === undefined || soldOn === undefined || soldOn <= sellOnUntil;
}
