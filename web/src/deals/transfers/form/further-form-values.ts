import type { Api } from '@trattativa/contract/api';
import type {
  FeeVat,
  FurtherTerm,
  SellOnBase,
  TransferTerms,
} from '@trattativa/domain/deals/transfers/transfer-terms';
import { isEmpty } from '../../../ui/form/field.ts';

export interface PurchasePartValues {
  monthsAfter: number | null;
  dueOn: string;
  amount: number | null;
}

/** The terms that most deals do without, as filled in; the fields have the paths of the call, so that a refusal stands beside them. */
export interface FurtherValues {
  earlyRecall: { from: string; until: string; amount: number | null };
  purchaseParts: PurchasePartValues[];
  counterOption: { amount: number | null; until: string };
  vat: FeeVat | null;
  solidarityOnTop: boolean;
  valorisationBonus: { count: number | null; amount: number | null; cap: number | null };
  sellOnRule: { base: SellOnBase; until: string };
  matchingRule: { until: string; days: number | null };
}

export const emptyFurther: FurtherValues = {
  earlyRecall: { from: '', until: '', amount: null },
  purchaseParts: [],
  counterOption: { amount: null, until: '' },
  vat: null,
  solidarityOnTop: false,
  valorisationBonus: { count: null, amount: null, cap: null },
  sellOnRule: { base: 'gain', until: '' },
  matchingRule: { until: '', days: null },
};

export const furtherNames = Object.keys(emptyFurther) as (keyof FurtherValues)[];

/** Whether one of these fields of a form says something. */
export function isFurtherStated(values: FurtherValues): boolean {
  const { earlyRecall, counterOption, valorisationBonus, matchingRule, sellOnRule } = values;
  const groups = [earlyRecall, counterOption, valorisationBonus, matchingRule];
  return (
    values.vat !== null ||
    values.solidarityOnTop ||
    values.purchaseParts.length > 0 ||
    sellOnRule.base !== 'gain' ||
    sellOnRule.until !== '' ||
    groups.some((group) => Object.values(group).some((value) => !isEmpty(value)))
  );
}

/** The fields of the terms in force, in euros. */
export function furtherValuesOf(terms: Pick<TransferTerms, FurtherTerm>): FurtherValues {
  const { sellOnRule, matchingRule } = terms;
  return {
    earlyRecall: terms.earlyRecall ?? emptyFurther.earlyRecall,
    purchaseParts: (terms.purchaseParts ?? []).map((part) => ({ ...part, dueOn: part.dueOn ?? '' })),
    counterOption: terms.counterOption ?? emptyFurther.counterOption,
    vat: terms.vat ?? null,
    solidarityOnTop: terms.solidarityOnTop ?? false,
    valorisationBonus: terms.valorisationBonus ?? emptyFurther.valorisationBonus,
    sellOnRule: sellOnRule ? { ...sellOnRule, until: sellOnRule.until ?? '' } : emptyFurther.sellOnRule,
    matchingRule: matchingRule
      ? { ...matchingRule, until: matchingRule.until ?? '' }
      : emptyFurther.matchingRule,
  };
}

/** What the other fields of the form leave room for. */
interface Room {
  isLoan: boolean;
  hasPurchase: boolean;
  hasSellOn: boolean;
  hasMatching: boolean;
}

type Input = Pick<Api['Transfer/ReviseTransfer']['input'], FurtherTerm>;

/** The part of the call's input: what is filled in and has its place in the chosen kind of transfer. */
export function furtherInput(values: FurtherValues, room: Room): Input {
  const { earlyRecall, purchaseParts, counterOption, valorisationBonus, sellOnRule, matchingRule } = values;
  return {
    ...(room.isLoan && earlyRecall.from !== '' && { earlyRecall: withAmount(earlyRecall) }),
    ...(room.hasPurchase &&
      purchaseParts.length > 0 && {
        purchaseParts: purchaseParts.map(({ monthsAfter, dueOn, amount }) => {
          return { monthsAfter, dueOn: dueOn || null, amount: amount ?? 0 };
        }),
      }),
    ...(room.hasPurchase && counterOption.amount !== null && { counterOption: withAmount(counterOption) }),
    ...(values.vat !== null && { vat: values.vat }),
    ...(values.solidarityOnTop && { solidarityOnTop: true }),
    ...(room.isLoan &&
      valorisationBonus.amount !== null && {
        valorisationBonus: {
          count: valorisationBonus.count ?? 1,
          amount: valorisationBonus.amount,
          cap: valorisationBonus.cap ?? valorisationBonus.amount,
        },
      }),
    ...(room.hasSellOn && { sellOnRule: { ...sellOnRule, until: sellOnRule.until || null } }),
    ...(room.hasMatching && { matchingRule: { ...matchingRule, until: matchingRule.until || null } }),
  };
}

function withAmount<Group extends { amount: number | null }>(group: Group): Group & { amount: number } {
  return { ...group, amount: group.amount ?? 0 };
}
