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
  /** The last day on which an option can be used, or on which what an obligation depends on still counts; null: the loan's last. */
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

/** A part of the price of a purchase: due on a day, or so many months after the purchase. */
export interface PurchasePart {
  amount: number;
  dueOn: string | null;
  monthsAfter: number | null;
}

/** What the releasing club pays to the engaging one for fielding the player, for every `count` appearances up to the cap. */
export interface ValorisationBonus {
  count: number;
  amount: number;
  cap: number;
}

/** The days on which the releasing club may end a loan, and what it pays for that; 0: nothing. */
export interface EarlyRecall {
  from: string;
  until: string;
  amount: number;
}

/** What the share of a later sale is of: what is gained, or the whole price. */
export const sellOnBases = ['gain', 'price'] as const;
export type SellOnBase = (typeof sellOnBases)[number];

export interface SellOnRule {
  base: SellOnBase;
  /** The last day of a sale that is shared; null: without end. */
  until: string | null;
}

export interface MatchingRule {
  /** The last day of an offer that can be matched; null: without end. */
  until: string | null;
  /** Days in which the releasing club answers; null: not agreed. */
  days: number | null;
}

/** What the clubs say about the value added tax of the amounts between them. */
export const feeVats = ['plus', 'included', 'notSubject'] as const;
export type FeeVat = (typeof feeVats)[number];

/** What most deals do without. A term that is not agreed is left out, of the stored and signed document too. */
interface FurtherTerms {
  /** Of a loan only. */
  earlyRecall?: EarlyRecall | undefined;
  /** Sum to the price of the purchase; none: the whole price is due with it. */
  purchaseParts?: readonly PurchasePart[] | undefined;
  /** After the purchase the releasing club may take the player back at this price. */
  counterOption?: BuyBack | undefined;
  vat?: FeeVat | undefined;
  /** The engaging club bears the solidarity contribution besides the amounts; otherwise it is withheld from them. */
  solidarityOnTop?: boolean | undefined;
  /** Of a loan only. */
  valorisationBonus?: ValorisationBonus | undefined;
  /** Absent: of the gain, without end. */
  sellOnRule?: SellOnRule | undefined;
  matchingRule?: MatchingRule | undefined;
}

export type FurtherTerm = keyof FurtherTerms;

export interface TransferTerms extends FurtherTerms {
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
  /** The releasing club's share when the player is sold on, in whole percents. */
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
  'earlyRecall',
  'purchase',
  'purchaseParts',
  'counterOption',
  'compensation',
  'instalments',
  'vat',
  'solidarityOnTop',
  'addOns',
  'valorisationBonus',
  'sellOnPercent',
  'sellOnRule',
  'buyBack',
  'matchingRight',
  'matchingRule',
  'comments',
] as const satisfies readonly TransferTerm[];

/** The last day on which the purchase of a loan can come about; null: there is none. */
export function lastDayOfPurchase({
  purchase,
  until,
}: Pick<TransferTerms, 'purchase' | 'until'>): string | null {
  return purchase && (purchase.until ?? until);
}

/** The terms with every amount converted. */
function withAmounts(terms: TransferTerms, convert: (amount: number) => number): TransferTerms {
  const { purchase, buyBack, purchaseParts, counterOption, earlyRecall, valorisationBonus: bonus } = terms;
  return {
    ...terms,
    purchase: purchase && { ...purchase, amount: convert(purchase.amount) },
    compensation: convert(terms.compensation),
    instalments: terms.instalments.map((part) => ({ ...part, amount: convert(part.amount) })),
    addOns: terms.addOns.map((part) => ({ ...part, amount: convert(part.amount), cap: convert(part.cap) })),
    buyBack: buyBack && { ...buyBack, amount: convert(buyBack.amount) },
    ...(purchaseParts && {
      purchaseParts: purchaseParts.map((part) => ({ ...part, amount: convert(part.amount) })),
    }),
    ...(counterOption && { counterOption: { ...counterOption, amount: convert(counterOption.amount) } }),
    ...(earlyRecall && { earlyRecall: { ...earlyRecall, amount: convert(earlyRecall.amount) } }),
    ...(bonus && {
      valorisationBonus: { ...bonus, amount: convert(bonus.amount), cap: convert(bonus.cap) },
    }),
  };
}

export function inEuros(terms: TransferTerms): TransferTerms {
  return withAmounts(terms, (cents) => cents / 100);
}

export function inCents(terms: TransferTerms): TransferTerms {
  return withAmounts(terms, (euros) => Math.round(euros * 100));
}
