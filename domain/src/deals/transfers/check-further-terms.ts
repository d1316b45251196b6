import type { TermProblem } from './term-problem.ts';
import { lastDayOfPurchase, type PurchasePart, type TransferTerms } from './transfer-terms.ts';

/** What is wrong with the terms that most deals do without. */
export function furtherProblems(terms: TransferTerms, today: string): TermProblem[] {
  return [
    ...recallProblems(terms, today),
    ...partsProblems(terms),
    ...counterOptionProblems(terms),
    ...valorisationProblems(terms),
    ...ruleProblems(terms, today),
  ];
}

/** Only a loan is recalled, on days of the loan. */
function recallProblems({ kind, until, earlyRecall }: TransferTerms, today: string): TermProblem[] {
  if (!earlyRecall) return [];
  if (kind !== 'loan') return [{ path: ['earlyRecall'], code: 'invalid' }];
  const problems: TermProblem[] = [];
  if (earlyRecall.from > earlyRecall.until)
    problems.push({ path: ['earlyRecall', 'until'], code: 'fromAboveTo' });
  if (earlyRecall.until <= today) problems.push({ path: ['earlyRecall', 'until'], code: 'inThePast' });
  if (until !== null && earlyRecall.until > until)
    problems.push({ path: ['earlyRecall', 'until'], code: 'afterLoan' });
  return problems;
}

/** Each part is due on a day or some months after the purchase, none before the purchase is certain; they sum to its price. */
function partsProblems(terms: TransferTerms): TermProblem[] {
  const { purchase, purchaseParts: parts = [] } = terms;
  if (parts.length === 0) return [];
  if (!purchase) return [{ path: ['purchaseParts'], code: 'invalid' }];
  const last = lastDayOfPurchase(terms);
  const problems = parts.flatMap((part, index): TermProblem[] => {
    const at = (field: keyof PurchasePart, code: TermProblem['code']): TermProblem[] => [
      { path: ['purchaseParts', index, field], code },
    ];
    const { amount, dueOn, monthsAfter } = part;
    const isTwice =
      parts.findIndex((other) => other.dueOn === dueOn && other.monthsAfter === monthsAfter) < index;
    return [
      ...(amount <= 0 ? at('amount', 'required') : []),
      ...(dueOn === null && monthsAfter === null ? at('dueOn', 'required') : []),
      ...(dueOn !== null && monthsAfter !== null ? at('dueOn', 'invalid') : []),
      ...(dueOn !== null && last !== null && dueOn < last ? at('dueOn', 'notAfterPurchase') : []),
      ...(isTwice ? at(dueOn === null ? 'monthsAfter' : 'dueOn', 'duplicate') : []),
    ];
  });
  const total = parts.reduce((sum, { amount }) => sum + amount, 0);
  return total === purchase.amount
    ? problems
    : [...problems, { path: ['purchaseParts', parts.length - 1, 'amount'], code: 'partsDiffer' }];
}

/** There is nothing to take back without a purchase, nor before it can have come about. */
function counterOptionProblems(terms: TransferTerms): TermProblem[] {
  const { purchase, counterOption } = terms;
  if (!counterOption) return [];
  if (!purchase) return [{ path: ['counterOption'], code: 'invalid' }];
  const last = lastDayOfPurchase(terms);
  return [
    ...(counterOption.amount <= 0 ? [{ path: ['counterOption', 'amount'], code: 'required' as const }] : []),
    ...(last !== null && counterOption.until <= last
      ? [{ path: ['counterOption', 'until'], code: 'notAfterPurchase' as const }]
      : []),
  ];
}

function valorisationProblems({ kind, valorisationBonus }: TransferTerms): TermProblem[] {
  if (!valorisationBonus) return [];
  if (kind !== 'loan') return [{ path: ['valorisationBonus'], code: 'invalid' }];
  const { amount, cap } = valorisationBonus;
  return [
    ...(amount <= 0 ? [{ path: ['valorisationBonus', 'amount'], code: 'required' as const }] : []),
    ...(cap < amount ? [{ path: ['valorisationBonus', 'cap'], code: 'fromAboveTo' as const }] : []),
  ];
}

/** A rule about a share or a right that nobody has says nothing. */
function ruleProblems(terms: TransferTerms, today: string): TermProblem[] {
  const { sellOnPercent, sellOnRule, matchingRight, matchingRule } = terms;
  const problems: TermProblem[] = [];
  if (sellOnRule && sellOnPercent === null) problems.push({ path: ['sellOnRule'], code: 'invalid' });
  if (matchingRule && !matchingRight) problems.push({ path: ['matchingRule'], code: 'invalid' });
  for (const term of ['sellOnRule', 'matchingRule'] as const) {
    const until = terms[term]?.until ?? null;
    if (until !== null && until <= today) problems.push({ path: [term, 'until'], code: 'inThePast' });
  }
  return problems;
}
