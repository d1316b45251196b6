import type { Api } from '@trattativa/contract/api';
import type { TeamCard } from '@trattativa/contract/people/teams/endpoints';
import {
  isCounted,
  type PurchaseKind,
  type TransferKind,
  type TransferTerms,
  type TriggerEvent,
} from '@trattativa/domain/deals/transfers/transfer-terms';
import { emptyFurther, type FurtherValues, furtherInput, furtherValuesOf } from './further-form-values.ts';

interface AddOnValues {
  event: TriggerEvent | null;
  count: number | null;
  amount: number | null;
  cap: number | null;
}

/** The terms as filled in and stored as a draft; euros. The last instalment is not typed: it takes the rest. */
export interface TransferValues extends FurtherValues {
  /** The releasing club; of the first terms only. */
  club: Pick<TeamCard, 'id' | 'name'> | null;
  kind: TransferKind;
  until: string;
  wageSharePercent: number | null;
  purchase: PurchaseKind | 'none';
  purchaseAmount: number | null;
  purchaseUntil: string;
  trigger: TriggerEvent | 'none';
  triggerCount: number | null;
  compensation: number | null;
  instalments: { dueOn: string; amount: number | null }[];
  addOns: AddOnValues[];
  sellOnPercent: number | null;
  buyBackAmount: number | null;
  buyBackUntil: string;
  matchingRight: boolean;
  comments: string;
}

export const emptyAddOn: AddOnValues = { event: 'appearances', count: 10, amount: null, cap: null };

export const emptyTransfer: TransferValues = {
  ...emptyFurther,
  club: null,
  kind: 'permanent',
  until: '',
  wageSharePercent: 100,
  purchase: 'none',
  purchaseAmount: null,
  purchaseUntil: '',
  trigger: 'none',
  triggerCount: null,
  compensation: null,
  instalments: [{ dueOn: '', amount: null }],
  addOns: [],
  sellOnPercent: null,
  buyBackAmount: null,
  buyBackUntil: '',
  matchingRight: false,
  comments: '',
};

/** The initial values of other terms: those in force, in euros. */
export function valuesOfTransfer(terms: TransferTerms): TransferValues {
  const { purchase, buyBack, instalments } = terms;
  return {
    ...emptyTransfer,
    ...furtherValuesOf(terms),
    kind: terms.kind,
    until: terms.until ?? '',
    wageSharePercent: terms.wageSharePercent ?? emptyTransfer.wageSharePercent,
    purchase: purchase?.kind ?? 'none',
    purchaseAmount: purchase?.amount ?? null,
    purchaseUntil: purchase?.until ?? '',
    trigger: purchase?.trigger?.event ?? 'none',
    triggerCount: purchase?.trigger?.count ?? null,
    compensation: terms.compensation,
    instalments:
      instalments.length > 0 ? instalments.map((part) => ({ ...part })) : emptyTransfer.instalments,
    addOns: terms.addOns.map((addOn) => ({ ...addOn })),
    sellOnPercent: terms.sellOnPercent,
    buyBackAmount: buyBack?.amount ?? null,
    buyBackUntil: buyBack?.until ?? '',
    matchingRight: terms.matchingRight,
    comments: terms.comments,
  };
}

const cents = (euros: number | null) => Math.round((euros ?? 0) * 100);

/** What the last instalment takes, in cents; below nothing where the others exceed the compensation. */
export function restOf({
  compensation,
  instalments,
}: Pick<TransferValues, 'compensation' | 'instalments'>): number {
  return instalments.slice(0, -1).reduce((left, { amount }) => left - cents(amount), cents(compensation));
}

/** As many instalments of about the same size; the last one takes what is left to the cent. */
export function inParts(values: Pick<TransferValues, 'compensation' | 'instalments'>, count: number) {
  const part = Math.floor((values.compensation ?? 0) / count);
  return Array.from({ length: count }, (_, index) => ({
    dueOn: values.instalments[index]?.dueOn ?? '',
    amount: part > 0 ? part : null,
  }));
}

/** Whether the player can become the engaging club's, so that the terms about afterwards count. */
export function mayStay({ kind, purchase }: Pick<TransferValues, 'kind' | 'purchase'>): boolean {
  return kind === 'permanent' || purchase !== 'none';
}

type Input = Omit<Api['Transfer/ReviseTransfer']['input'], 'transferId' | 'version'>;

/** The input of the call: only what belongs to the chosen kind. */
export function transferInput(values: TransferValues): Input {
  const isLoan = values.kind === 'loan';
  const stays = mayStay(values);
  const last = values.instalments.length - 1;
  const rest = restOf(values) / 100;
  return {
    kind: values.kind,
    until: isLoan ? values.until || null : null,
    wageSharePercent: isLoan ? (values.wageSharePercent ?? 0) : null,
    purchase: isLoan ? purchaseInput(values) : null,
    compensation: values.compensation ?? 0,
    instalments:
      (values.compensation ?? 0) === 0
        ? []
        : values.instalments.map(({ dueOn, amount }, index) => ({
            dueOn,
            amount: index === last ? rest : (amount ?? 0),
          })),
    addOns: values.addOns.map(({ event, count, amount, cap }) => {
      const named = event ?? 'appearances';
      return {
        event: named,
        count: isCounted(named) ? (count ?? 1) : 1,
        amount: amount ?? 0,
        cap: cap ?? amount ?? 0,
      };
    }),
    sellOnPercent: stays ? values.sellOnPercent : null,
    buyBack:
      stays && values.buyBackAmount !== null && values.buyBackUntil !== ''
        ? { amount: values.buyBackAmount, until: values.buyBackUntil }
        : null,
    matchingRight: stays && values.matchingRight,
    ...furtherInput(values, {
      isLoan,
      hasPurchase: isLoan && values.purchase !== 'none',
      hasSellOn: stays && values.sellOnPercent !== null,
      hasMatching: stays && values.matchingRight,
    }),
    comments: values.comments.trim() || null,
  };
}

function purchaseInput(values: TransferValues): Input['purchase'] {
  const { purchase, trigger, triggerCount } = values;
  if (purchase === 'none') return null;
  const amount = values.purchaseAmount ?? 0;
  if (purchase === 'option') return { kind: 'option', amount, until: values.purchaseUntil || null };
  if (trigger === 'none') return { kind: 'obligation', amount };
  const count = isCounted(trigger) ? (triggerCount ?? 1) : 1;
  return {
    kind: 'obligation',
    amount,
    until: values.purchaseUntil || null,
    trigger: { event: trigger, count },
  };
}
