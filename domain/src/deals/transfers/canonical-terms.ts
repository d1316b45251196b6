import {
  type FurtherTerm,
  type PurchasePart,
  type TransferTerm,
  type TransferTerms,
  transferTerms,
  triggerEvents,
} from './transfer-terms.ts';

/** The texts of the terms that most deals do without, in the order in which they are written. */
const furtherTexts: {
  readonly [Key in FurtherTerm]: (agreed: NonNullable<TransferTerms[Key]>) => unknown;
} = {
  earlyRecall: ({ from, until, amount }) => [from, until, amount],
  purchaseParts: (parts) => parts.map(({ dueOn, monthsAfter, amount }) => [dueOn, monthsAfter, amount]),
  counterOption: ({ amount, until }) => [amount, until],
  vat: (vat) => vat,
  solidarityOnTop: (isOnTop) => isOnTop,
  valorisationBonus: ({ count, amount, cap }) => [count, amount, cap],
  sellOnRule: ({ base, until }) => [base, until],
  matchingRule: ({ until, days }) => [until, days],
};
const furtherTerms = Object.keys(furtherTexts) as FurtherTerm[];

/**
 * The one text of given terms in cents, whatever the order in which lists and fields were written. Its SHA-256 is what a
 * club signs: two clubs have the same terms exactly if the hashes are equal. What was signed before a term existed keeps its hash, because
 * a term that is not agreed is not in the text.
 */
export function canonicalTerms(written: TransferTerms): string {
  const terms = orderedTerms(written);
  const { purchase, buyBack } = terms;
  const trigger = (of: { event: string; count: number } | null) => of && [of.event, of.count];
  const further = furtherTerms.flatMap((term) => {
    const agreed = terms[term];
    return agreed === undefined
      ? []
      : [[term, (furtherTexts[term] as (value: typeof agreed) => unknown)(agreed)]];
  });
  return JSON.stringify([
    'transfer-terms-1',
    terms.kind,
    terms.until,
    terms.wageSharePercent,
    purchase && [purchase.kind, purchase.amount, purchase.until, trigger(purchase.trigger)],
    terms.compensation,
    terms.instalments.map(({ dueOn, amount }) => [dueOn, amount]),
    terms.addOns.map(({ event, count, amount, cap }) => [event, count, amount, cap]),
    terms.sellOnPercent,
    buyBack && [buyBack.amount, buyBack.until],
    terms.matchingRight,
    terms.comments,
    ...(further.length === 0 ? [] : [further]),
  ]);
}

/** The terms as they are stored: lists in their canonical order, comments trimmed, what says no more than its absence left out. */
export function orderedTerms(terms: TransferTerms): TransferTerms {
  const { purchaseParts, sellOnRule, matchingRule, solidarityOnTop, ...others } = terms;
  const agreed = Object.fromEntries(Object.entries(others).filter(([, value]) => value !== undefined));
  return {
    ...(agreed as unknown as TransferTerms),
    instalments: inOrderOfDays(terms.instalments),
    addOns: inOrderOfEvents(terms.addOns),
    comments: terms.comments.normalize('NFC').trim(),
    ...(purchaseParts && purchaseParts.length > 0 && { purchaseParts: inOrderOfDue(purchaseParts) }),
    ...(sellOnRule && (sellOnRule.base !== 'gain' || sellOnRule.until !== null) && { sellOnRule }),
    ...(matchingRule && (matchingRule.until !== null || matchingRule.days !== null) && { matchingRule }),
    ...(solidarityOnTop === true && { solidarityOnTop }),
  };
}

const inOrderOf = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

function inOrderOfDays(instalments: TransferTerms['instalments']): TransferTerms['instalments'] {
  return instalments.toSorted((a, b) => inOrderOf(a.dueOn, b.dueOn) || a.amount - b.amount);
}

/** By months after the purchase, then by day. */
function inOrderOfDue(parts: readonly PurchasePart[]): readonly PurchasePart[] {
  const months = ({ monthsAfter }: PurchasePart) => monthsAfter ?? Number.MAX_SAFE_INTEGER;
  return parts.toSorted(
    (a, b) => months(a) - months(b) || inOrderOf(a.dueOn ?? '', b.dueOn ?? '') || a.amount - b.amount,
  );
}

function inOrderOfEvents(addOns: TransferTerms['addOns']): TransferTerms['addOns'] {
  return addOns.toSorted(
    (a, b) =>
      triggerEvents.indexOf(a.event) - triggerEvents.indexOf(b.event) ||
      a.count - b.count ||
      a.amount - b.amount ||
      a.cap - b.cap,
  );
}

/** The terms that differ between two revisions, in the order of reading. */
export function changedTerms(before: TransferTerms, after: TransferTerms): TransferTerm[] {
  const from = orderedTerms(before);
  return transferTerms.filter(
    (term) => canonicalTerms({ ...from, [term]: after[term] }) !== canonicalTerms(from),
  );
}
