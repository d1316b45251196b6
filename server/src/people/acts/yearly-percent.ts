/** Any commission, where its part of the yearly pay is not known. */
const someCommission = 0.01;

/** A commission in percent of the yearly pay, as the rules count it; null where none is asked. */
export function yearlyPercentOf(asked: {
  commissionAmount?: number | null | undefined;
  commissionPercent?: number | null | undefined;
  isOfYearlyPay: boolean;
}): number | null {
  const { commissionAmount, commissionPercent, isOfYearlyPay } = asked;
  if ((commissionAmount ?? 0) > 0) return someCommission;
  if (commissionPercent == null || commissionPercent === 0) return null;
  return isOfYearlyPay ? commissionPercent : someCommission;
}
