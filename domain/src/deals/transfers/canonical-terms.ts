import { type TransferTerm, type TransferTerms, transferTerms, triggerEvents } from './transfer-terms.ts';

/**
 * The one text of given terms in cents, whatever the order in which lists and fields were written. Its SHA-256 is what a
 * club signs: two clubs have the same terms exactly if the hashes are equal.
 */
export function canonicalTerms(terms: TransferTerms): string {
  const { purchase, buyBack } = terms;
  const trigger = (of: { event: string; count: number } | null) => of && [of.event, of.count];
  return JSON.stringify([
    'transfer-terms-1',
    terms.kind,
    terms.until,
    terms.wageSharePercent,
    purchase && [purchase.kind, purchase.amount, purchase.until, trigger(purchase.trigger)],
    terms.compensation,
    inOrderOfDays(terms.instalments).map(({ dueOn, amount }) => [dueOn, amount]),
    inOrderOfEvents(terms.addOns).map(({ event, count, amount, cap }) => [event, count, amount, cap]),
    terms.sellOnPercent,
    buyBack && [buyBack.amount, buyBack.until],
    terms.matchingRight,
    terms.comments.normalize('NFC').trim(),
  ]);
}

/** The terms as they are stored: lists in their canonical order, comments trimmed. */
export function orderedTerms(terms: TransferTerms): TransferTerms {
  return {
    ...terms,
    instalments: inOrderOfDays(terms.instalments),
    addOns: inOrderOfEvents(terms.addOns),
    comments: terms.comments.normalize('NFC').trim(),
  };
}

function inOrderOfDays(instalments: TransferTerms['instalments']): TransferTerms['instalments'] {
  return instalments.toSorted((a, b) =>
    a.dueOn < b.dueOn ? -1 : a.dueOn > b.dueOn ? 1 : a.amount - b.amount,
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
