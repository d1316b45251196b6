import { furtherProblems } from './check-further-terms.ts';
import type { TermProblem } from './term-problem.ts';
import { isCounted, type TransferTerms, type Trigger } from './transfer-terms.ts';

/** What is wrong with terms in cents on this day (`YYYY-MM-DD`); empty: nothing. */
export function termProblems(terms: TransferTerms, today: string): TermProblem[] {
  return [
    ...loanProblems(terms, today),
    ...paymentProblems(terms),
    ...laterProblems(terms, today),
    ...furtherProblems(terms, today),
  ];
}

/** A last day, a wage share and a purchase belong to a loan. */
function loanProblems(terms: TransferTerms, today: string): TermProblem[] {
  const { kind, until, wageSharePercent, purchase } = terms;
  if (kind === 'permanent') {
    return (['until', 'wageSharePercent', 'purchase'] as const).flatMap((term) =>
      terms[term] === null ? [] : [{ path: [term], code: 'invalid' as const }],
    );
  }
  const problems: TermProblem[] = [];
  if (until === null) problems.push({ path: ['until'], code: 'required' });
  else if (until <= today) problems.push({ path: ['until'], code: 'inThePast' });
  if (wageSharePercent === null) problems.push({ path: ['wageSharePercent'], code: 'required' });
  if (purchase) {
    if (purchase.kind === 'option' && purchase.trigger) {
      problems.push({ path: ['purchase', 'trigger'], code: 'invalid' });
    }
    if (purchase.kind === 'obligation' && purchase.until !== null) {
      // An obligation that depends on nothing is due on the loan's last day.
      if (!purchase.trigger) problems.push({ path: ['purchase', 'until'], code: 'invalid' });
      else if (until !== null && purchase.until > until) {
        problems.push({ path: ['purchase', 'until'], code: 'afterLoan' });
      }
    }
    if (purchase.until !== null && purchase.until <= today) {
      problems.push({ path: ['purchase', 'until'], code: 'inThePast' });
    }
    problems.push(...triggerProblems(purchase.trigger, ['purchase', 'trigger']));
  }
  return problems;
}

/** The instalments sum to the compensation, one a day; an add-on's cap is not below its amount. */
function paymentProblems({ compensation, instalments, addOns }: TransferTerms): TermProblem[] {
  const problems: TermProblem[] = [];
  const total = instalments.reduce((sum, { amount }) => sum + amount, 0);
  if (total !== compensation) problems.push({ path: ['instalments'], code: 'instalmentsDiffer' });
  instalments.forEach(({ amount, dueOn }, index) => {
    if (amount <= 0) problems.push({ path: ['instalments', index, 'amount'], code: 'required' });
    if (instalments.findIndex((other) => other.dueOn === dueOn) < index) {
      problems.push({ path: ['instalments', index, 'dueOn'], code: 'duplicate' });
    }
  });
  addOns.forEach((addOn, index) => {
    if (addOn.amount <= 0) problems.push({ path: ['addOns', index, 'amount'], code: 'required' });
    if (addOn.cap < addOn.amount) problems.push({ path: ['addOns', index, 'cap'], code: 'fromAboveTo' });
    problems.push(...triggerProblems(addOn, ['addOns', index]));
  });
  return problems;
}

/** A share of a later sale, a buy-back and a matching right need a player who can become the engaging club's. */
function laterProblems(terms: TransferTerms, today: string): TermProblem[] {
  const { kind, purchase, sellOnPercent, buyBack, matchingRight } = terms;
  const staysReleasing = kind === 'loan' && purchase === null;
  const problems: TermProblem[] = [];
  if (staysReleasing && sellOnPercent !== null) problems.push({ path: ['sellOnPercent'], code: 'invalid' });
  if (staysReleasing && buyBack !== null) problems.push({ path: ['buyBack'], code: 'invalid' });
  if (staysReleasing && matchingRight) problems.push({ path: ['matchingRight'], code: 'invalid' });
  if (buyBack && buyBack.until <= today) problems.push({ path: ['buyBack', 'until'], code: 'inThePast' });
  return problems;
}

/** An event that happens or not has no number. */
function triggerProblems(trigger: Trigger | null, path: TermProblem['path']): TermProblem[] {
  return trigger && !isCounted(trigger.event) && trigger.count !== 1
    ? [{ path: [...path, 'count'], code: 'invalid' }]
    : [];
}
