/**
 * The terms between two clubs. Amounts are integer euro cents here and in the database, and euros with cents on the wire
 * and in forms (`inEuros`, `inCents`). They are the transfer compensation and its parts: neither the operator's
 * transaction cost, nor an agent's commission, nor a person's pay.
 */
export const transferKinds = ['permanent', 'loan'] as const;
export type TransferKind = (typeof transferKinds)[number];

/** What an add-on or an obligation depends on. The first three are counted, the others happen or not. */
export const countedTriggers = ['appearances', 'goals', 'nationalCaps'] as const;
export const seasonTriggers = ['promotion', 'survival', 'title'] as const;
export const triggerEvents = [...countedTriggers, ...seasonTriggers] as const;
export type CountedTrigger = (typeof countedTriggers)[number];
export type SeasonTrigger = (typeof seasonTriggers)[number];
export type TriggerEvent = CountedTrigger | SeasonTrigger;

export interface Trigger {
  event: TriggerEvent;
  /** After how many; of an event that happens or not, 1. */
  count: number;
}

export function isCounted(event: TriggerEvent): event is CountedTrigger {
  return (countedTriggers as readonly TriggerEvent[]).includes(event);
}

export const purchaseKinds = ['option', 'obligation'] as const;
export type PurchaseKind = (typeof purchaseKinds)[number];

/** What makes a loan permanent. */
export interface Purchase {
  kind: PurchaseKind;
  amount: number;
  /** The last day on which an option can be used. */
  until: string | null;
  /** Event that an obligation depends on; null: none. */
  trigger: Trigger | null;
}

export interface Instalment {
  dueOn: string;
  amount: number;
}

export interface AddOn extends Trigger {
  /** For every `count` of the event. */
  amount: number;
  /** The most that it can sum to. */
  cap: number;
}

export interface BuyBack {
  amount: number;
  /** The last day on which the releasing club can use it. */
  until: string;
}

export interface TransferTerms {
  kind: TransferKind;
  /** The last day of a loan; of a loan only, as are the share and the purchase. */
  until: string | null;
  /** The part of the player's wage that the engaging club pays, in whole percents. */
  wageSharePercent: number | null;
  purchase: Purchase | null;
  /** Transfer compensation; of a loan, what the loan itself costs. */
  compensation: number;
  /** Sum to the compensation, in the order of their days. */
  instalments: readonly Instalment[];
  addOns: readonly AddOn[];
  /** The releasing club's share of the gain when the player is sold on, in whole percents. */
  sellOnPercent: number | null;
  buyBack: BuyBack | null;
  /** The releasing club may match the offer of a third club. */
  matchingRight: boolean;
  comments: string;
}

export type TransferTerm = keyof TransferTerms;

/** Every term, in the order in which a transfer is read. */
export const transferTerms = [
  'kind',
  'until',
  'wageSharePercent',
  'purchase',
  'compensation',
  'instalments',
  'addOns',
  'sellOnPercent',
  'buyBack',
  'matchingRight',
  'comments',
] as const satisfies readonly TransferTerm[];

/** The terms with every amount converted. */
function withAmounts(terms: TransferTerms, convert: (amount: number) => number): TransferTerms {
  const { purchase, buyBack } = terms;
  return {
    ...terms,
    purchase: purchase && { ...purchase, amount: convert(purchase.amount) },
    compensation: convert(terms.compensation),
    instalments: terms.instalments.map((part) => ({ ...part, amount: convert(part.amount) })),
    addOns: terms.addOns.map((part) => ({ ...part, amount: convert(part.amount), cap: convert(part.cap) })),
    buyBack: buyBack && { ...buyBack, amount: convert(buyBack.amount) },
  };
}

export function inEuros(terms: TransferTerms): TransferTerms {
  return withAmounts(terms, (cents) => cents / 100);
}

export function inCents(terms: TransferTerms): TransferTerms {
  return withAmounts(terms, (euros) => Math.round(euros * 100));
}
