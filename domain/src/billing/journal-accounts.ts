/** What a movement of the journal records. */
export const movementKinds = [
  'charge',
  'refund',
  'balance',
  'invoice',
  'creditNote',
  'discount',
  'payment',
  'dispute',
] as const;

export type MovementKind = (typeof movementKinds)[number];

/**
 * The accounts of the journal. Assets and claims grow by positive amounts; revenue, VAT and duties by negative ones.
 *
 * - `provider`: money that the payment provider holds for the operator.
 * - `bank`: money that clubs paid by transfer.
 * - `players`: what players owe.
 * - `accruedBalances`: final balances that are due and not invoiced yet.
 * - `teams`: what clubs owe.
 * - `disputed`: money that the provider holds back while a charge is disputed.
 * - `disputeLosses`: what lost disputes cost.
 * - `representationRevenue`, `mediationRevenue`: net revenue of the two services.
 * - `discounts`: what was taken off prices, net of VAT.
 * - `vat`: value added tax owed.
 */
export const journalAccounts = [
  'provider',
  'bank',
  'players',
  'accruedBalances',
  'teams',
  'disputed',
  'disputeLosses',
  'representationRevenue',
  'mediationRevenue',
  'discounts',
  'vat',
] as const;

export type JournalAccount = (typeof journalAccounts)[number];

/** One row of a movement, in integer euro cents with its sign. */
export interface JournalRow {
  account: JournalAccount;
  amountCents: number;
  /** Holder of the claim: the player's account id for `players`, the club's id for `teams`. */
  partyId?: number;
}

/** The sum of a movement's rows, which must be zero. */
export function sumOf(rows: readonly JournalRow[]): number {
  return rows.reduce((sum, { amountCents }) => sum + amountCents, 0);
}
