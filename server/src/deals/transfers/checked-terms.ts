import { createHash } from 'node:crypto';
import type { transferEndpoints } from '@trattativa/contract/deals/transfers/endpoints';
import { canonicalTerms, orderedTerms } from '@trattativa/domain/deals/transfers/canonical-terms';
import { termProblems } from '@trattativa/domain/deals/transfers/check-terms';
import {
  type FurtherTerm,
  inCents,
  type TransferTerms,
} from '@trattativa/domain/deals/transfers/transfer-terms';
import { AppError, type FieldProblem } from '../../platform/app-error.ts';
import type { InputOf } from '../../platform/http/call.ts';

/** The terms as entered, in euros with cents. */
export type TermsInput = Omit<InputOf<typeof transferEndpoints.reviseTransfer>, 'transferId' | 'version'>;

/** Terms in cents as they are stored, and the hash that a club signs. */
export interface CheckedTerms {
  terms: TransferTerms;
  hash: string;
}

/**
 * Terms that two clubs can agree on this day (`YYYY-MM-DD`). Throws `INSTALMENTS_DIFFER` when the instalments do
 * not sum to the compensation, `INVALID_INPUT` naming the fields otherwise.
 */
export function checkedTerms(input: TermsInput, today: string): CheckedTerms {
  const { purchase } = input;
  const terms = orderedTerms(
    inCents({
      ...furtherTerms(input),
      kind: input.kind,
      until: input.until ?? null,
      wageSharePercent: input.wageSharePercent ?? null,
      purchase: purchase
        ? {
            kind: purchase.kind,
            amount: purchase.amount,
            until: purchase.until ?? null,
            trigger: purchase.trigger ?? null,
          }
        : null,
      compensation: input.compensation,
      instalments: input.instalments ?? [],
      addOns: input.addOns ?? [],
      sellOnPercent: input.sellOnPercent ?? null,
      buyBack: input.buyBack ?? null,
      matchingRight: input.matchingRight ?? false,
      comments: input.comments ?? '',
    }),
  );
  const problems = termProblems(terms, today);
  const fields = problems.flatMap(({ path, code }): FieldProblem[] =>
    code === 'instalmentsDiffer' ? [] : [{ path: [...path], code }],
  );
  if (fields.length > 0) throw new AppError('INVALID_INPUT', { fields });
  if (problems.length > 0) {
    throw new AppError('INSTALMENTS_DIFFER', { params: { amount: String(terms.compensation / 100) } });
  }
  return { terms, hash: createHash('sha256').update(canonicalTerms(terms)).digest('hex') };
}

/** The terms that most deals do without, as far as they are agreed. */
function furtherTerms(input: TermsInput): Pick<TransferTerms, FurtherTerm> {
  const { earlyRecall, counterOption, vat, solidarityOnTop, valorisationBonus } = input;
  const { purchaseParts, sellOnRule, matchingRule } = input;
  return {
    earlyRecall: earlyRecall ?? undefined,
    counterOption: counterOption ?? undefined,
    vat: vat ?? undefined,
    solidarityOnTop: solidarityOnTop ?? undefined,
    valorisationBonus: valorisationBonus ?? undefined,
    purchaseParts: purchaseParts?.map(({ amount, dueOn = null, monthsAfter = null }) => {
      return { amount, dueOn, monthsAfter };
    }),
    sellOnRule: sellOnRule ? { base: sellOnRule.base, until: sellOnRule.until ?? null } : undefined,
    matchingRule: matchingRule
      ? { until: matchingRule.until ?? null, days: matchingRule.days ?? null }
      : undefined,
  };
}
